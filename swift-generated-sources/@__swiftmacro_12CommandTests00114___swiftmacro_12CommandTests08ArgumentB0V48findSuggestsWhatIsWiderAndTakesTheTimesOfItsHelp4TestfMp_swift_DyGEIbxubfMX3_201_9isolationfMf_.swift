nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08ArgumentB0V48findSuggestsWhatIsWiderAndTakesTheTimesOfItsHelp4TestfMp_.swift:4:202-4:212
