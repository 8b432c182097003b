// The words of naming points.

package lang

// ActName is what the action does that names a point.
var ActName = text("name the point of the last move, or one given: e0", "说出上一着所到之点的名称，或指定的点：e0", "說出上一著所到之點的名稱，或指定的點：e0")
