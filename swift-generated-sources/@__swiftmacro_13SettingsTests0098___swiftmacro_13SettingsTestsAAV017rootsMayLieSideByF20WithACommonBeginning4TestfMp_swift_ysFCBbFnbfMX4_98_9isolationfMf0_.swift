nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV017rootsMayLieSideByF20WithACommonBeginning4TestfMp_.swift:5:99-5:109
