// The words of saving: what would be lost or overwritten.

package lang

import "strings"

var (
	SaveCannotHold  = text("%[1]s cannot hold everything (%[2]d):", "%[1]s 存不下全部内容（%[2]d 处）：", "%[1]s 存不下全部內容（%[2]d 處）：")
	SaveKind        = text("%[1]s: %[2]d", "%[1]s：%[2]d 处", "%[1]s：%[2]d 處")
	SaveLost        = text("%[1]s: %[2]s", "%[1]s：%[2]s", "%[1]s：%[2]s")
	SaveAtPly       = text("ply %[1]d %[2]s", "第 %[1]d 着 %[2]s", "第 %[1]d 著 %[2]s")
	SaveAtStart     = text("whole game", "全局", "全局")
	SaveOverwrites  = text("%s is there already and would be overwritten", "%s 已存在，将被覆盖", "%s 已存在，將被覆蓋")
	SaveChanged     = text("%s was changed by another program since it was opened; that would be overwritten", "%s 打开后被其他程序改过，那些改动将被覆盖", "%s 開啟後被其他程式改過，那些改動將被覆蓋")
	SaveChangedMany = text("%s was changed by another program since it was opened: save under another name", "%s 打开后被其他程序改过：请另存为", "%s 開啟後被其他程式改過：請另存為")
	SaveSure        = text("Nothing is written yet. Write all the same? y / n", "尚未写入。仍要保存？ y / n", "尚未寫入。仍要儲存？ y / n")
	SaveNot         = text("not saved", "未保存", "未儲存")
	SaveNoFormat    = text("%[1]s is no format that can be written, only %[2]s", "不能写 %[1]s，只能写 %[2]s", "不能寫 %[1]s，只能寫 %[2]s")
	HintSure        = text("write all the same", "仍要保存", "仍要儲存")
	HintNotSure     = text("do not", "不保存", "不儲存")
	HintLosses      = text("scroll", "滚动", "捲動")
)

// Found tells what earlier runs left unsaved of a game: how many steps were done
// again, how many no longer fit, and how many other runs' work waits. "" if they
// left nothing.
func (l Lang) Found(steps, lost, others int) string {
	var parts []string
	for _, part := range []struct {
		n    int
		text Text
	}{{steps, Recovered}, {lost, RecoveredLess}, {others, RecoveredMore}} {
		if part.n > 0 {
			parts = append(parts, l.Say(part.text, part.n))
		}
	}
	return strings.Join(parts, "   ")
}
