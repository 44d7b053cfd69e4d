nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07HistoryB0V040aFileThatIsMovedOverAnotherKeepsTheNamesC04TestfMp_.swift:5:99-5:109
