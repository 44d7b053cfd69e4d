nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests03RunB0V034commitsOnTheWayAreWholeAndReplayToF8SameTree4TestfMp_.swift:4:193-4:203
