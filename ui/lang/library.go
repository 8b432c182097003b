// The words about questions to the library.

package lang

// questions are the flags of a question.
var questions = map[string]Text{
	"player": questionPlayer, "as": questionAs, "score": questionScore, "event": questionEvent, "year": questionYear, "result": questionResult,
	"ecco": questionECCO, "plies": questionPlies, "fen": questionFEN, "moves": questionMoves, "material": questionMaterial, "pattern": questionPattern,
	"no-mirror": questionMirror, "swap": questionSwap, "limit": questionLimit,
}

// QuestionFlag returns the words about a flag of a question.
func QuestionFlag(name string) Text { return questions[name] }
