nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests09RuleModelB0V26otherPathsAreLookedAtAlone4TestfMp_.swift:4:179-4:189
