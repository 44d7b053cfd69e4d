nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests05DrillB0V30theCheckOfTheSettingsHasItsSay4TestfMp_.swift:4:180-4:190
