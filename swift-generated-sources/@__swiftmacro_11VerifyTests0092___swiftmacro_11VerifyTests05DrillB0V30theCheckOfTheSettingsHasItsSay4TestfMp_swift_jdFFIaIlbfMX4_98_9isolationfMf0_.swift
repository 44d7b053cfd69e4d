nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests05DrillB0V30theCheckOfTheSettingsHasItsSay4TestfMp_.swift:5:99-5:109
