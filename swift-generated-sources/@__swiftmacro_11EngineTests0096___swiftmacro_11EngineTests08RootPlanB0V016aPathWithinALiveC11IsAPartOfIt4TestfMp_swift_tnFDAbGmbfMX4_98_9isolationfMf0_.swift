nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests08RootPlanB0V016aPathWithinALiveC11IsAPartOfIt4TestfMp_.swift:5:99-5:109
