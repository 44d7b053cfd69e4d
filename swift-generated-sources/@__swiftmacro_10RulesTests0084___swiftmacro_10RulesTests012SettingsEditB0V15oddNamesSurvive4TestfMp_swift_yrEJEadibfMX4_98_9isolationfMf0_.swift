nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests012SettingsEditB0V15oddNamesSurvive4TestfMp_.swift:5:99-5:109
