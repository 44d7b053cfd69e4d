nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTests010CheckpointB0V038aCatalogThatIsLevelGoesOnAndAnOlderOneF8MadeAnew4TestfMp_.swift:5:99-5:109
