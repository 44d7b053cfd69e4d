nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTests010CheckpointB0V038aCatalogThatIsLevelGoesOnAndAnOlderOneF8MadeAnew4TestfMp_.swift:4:204-4:214
