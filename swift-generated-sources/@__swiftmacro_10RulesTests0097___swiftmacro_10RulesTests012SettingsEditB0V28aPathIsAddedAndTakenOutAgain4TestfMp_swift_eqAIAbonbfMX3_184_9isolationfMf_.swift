nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests012SettingsEditB0V28aPathIsAddedAndTakenOutAgain4TestfMp_.swift:4:185-4:195
