nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests012SettingsEditB0V022whatIsWrittenOtherwiseF10NotTouched4TestfMp_.swift:4:193-4:203
