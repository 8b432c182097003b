// The words of the drills: their names, questions and verdicts.

package lang

// RankNames names the ranks 1 to 10 of a side from its own edge; Black's 4 and
// 7 bear other names.
var RankNames = [2][10]Text{
	{
		rank1, rank2, rank3, redRank4, rank5, rank6, redRank7, rank8, rank9, rank10,
	},
	{
		rank1, rank2, rank3, blackRank4, rank5, rank6, blackRank7, rank8, rank9, rank10,
	},
}
