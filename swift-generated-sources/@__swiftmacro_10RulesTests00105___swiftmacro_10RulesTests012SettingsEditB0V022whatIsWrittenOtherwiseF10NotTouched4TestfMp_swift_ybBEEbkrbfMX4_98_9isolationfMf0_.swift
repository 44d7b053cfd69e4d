nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests012SettingsEditB0V022whatIsWrittenOtherwiseF10NotTouched4TestfMp_.swift:5:99-5:109
