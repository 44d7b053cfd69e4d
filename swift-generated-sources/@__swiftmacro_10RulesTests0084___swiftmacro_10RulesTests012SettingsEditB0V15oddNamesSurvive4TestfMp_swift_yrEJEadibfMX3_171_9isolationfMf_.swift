nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests012SettingsEditB0V15oddNamesSurvive4TestfMp_.swift:4:172-4:182
