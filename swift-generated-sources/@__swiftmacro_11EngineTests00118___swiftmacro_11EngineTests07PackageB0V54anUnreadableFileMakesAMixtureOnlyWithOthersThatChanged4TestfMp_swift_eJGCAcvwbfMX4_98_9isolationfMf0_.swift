nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07PackageB0V54anUnreadableFileMakesAMixtureOnlyWithOthersThatChanged4TestfMp_.swift:5:99-5:109
