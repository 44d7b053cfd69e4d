nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests07OutsideB0V34linksGoAsLinksAndNothingBehindThem4TestfMp_.swift:5:99-5:109
