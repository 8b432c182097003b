// The words of setting up a position.

package lang

// Help is what is pressed or typed, and what it does.
type Help struct{ Keys, Does Text }

// SetupHelp is what can be done while a position is set up.
var SetupHelp = [...]Help{
	{setupKeysArrows, setupDoesArrows},
	{setupKeysPiece, setupDoesPiece},
	{setupKeysPlaced, setupDoesPlaced},
	{setupKeysPoint, setupDoesPoint},
	{setupKeysTake, setupDoesTake},
	{setupKeysHold, setupDoesHold},
	{setupKeysSide, setupDoesSide},
	{setupKeysMenu, setupDoesMenu},
	{setupKeysUndo, setupDoesUndo},
	{setupKeysFlip, setupDoesFlip},
	{setupKeysPaste, setupDoesPaste},
}

// SetupTyped is what can be typed in the line mode.
var SetupTyped = [...]Text{
	setupTypedPiece,
	setupTypedLetters,
	setupTypedKeypad,
	setupTypedTake,
	setupTypedWords,
	setupTypedFEN,
}
