nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests09RuleModelB0V26stormOfAttributesIsOneLook4TestfMp_.swift:5:99-5:109
