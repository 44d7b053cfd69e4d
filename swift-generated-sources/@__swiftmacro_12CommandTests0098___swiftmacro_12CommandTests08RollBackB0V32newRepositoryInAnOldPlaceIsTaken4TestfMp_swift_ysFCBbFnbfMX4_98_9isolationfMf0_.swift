nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08RollBackB0V32newRepositoryInAnOldPlaceIsTaken4TestfMp_.swift:5:99-5:109
