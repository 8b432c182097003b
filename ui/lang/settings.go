// The words about settings.

package lang

// settings explains each setting; the empty name is the head of the file.
var settings = map[string]Text{
	"": settingHead,

	"language":  settingLanguage,
	"ambiguous": settingAmbiguous,
	"theme":     settingTheme,
	"pieces":    settingPieces,
	"lines":     settingLines,
	"size":      settingSize,
	"labels":    settingLabels,
	"columns":   settingColumns,
	"script":    settingScript,
	"typed":     settingTyped,
	"keypad":    settingKeypad,
	"absolute":  settingAbsolute,
	"digits":    settingDigits,
	"pawns":     settingPawns,
	"glyphs":    settingGlyphs,

	"wxf-traverse": settingWxfTraverse,
	"wxf-letters":  settingWxfLetters,
	"rules":        settingRules,
	"play.misses":  settingPlayMisses,
	"announce":     settingAnnounce,
	"speak":        settingSpeak,
	"misses":       settingMisses,
	"pace":         settingPace,
	"retention":    settingRetention,
	"me":           settingMe,
	"phrases":      settingPhrases,
	"library":      settingLibrary,
	"tables":       settingTables,
	"engines":      settingEngines,
}

// SettingWords returns the words about a setting, in lines; "" for one without.
func (l Lang) SettingWords(name string) string { return l.Say(settings[name]) }
