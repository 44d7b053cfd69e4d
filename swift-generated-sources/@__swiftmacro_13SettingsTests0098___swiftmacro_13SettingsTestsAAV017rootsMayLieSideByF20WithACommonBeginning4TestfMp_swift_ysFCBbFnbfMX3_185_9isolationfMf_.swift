nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV017rootsMayLieSideByF20WithACommonBeginning4TestfMp_.swift:4:186-4:196
