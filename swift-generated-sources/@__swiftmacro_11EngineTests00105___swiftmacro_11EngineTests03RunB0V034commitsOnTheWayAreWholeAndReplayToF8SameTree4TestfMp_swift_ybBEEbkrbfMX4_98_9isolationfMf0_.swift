nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests03RunB0V034commitsOnTheWayAreWholeAndReplayToF8SameTree4TestfMp_.swift:5:99-5:109
