nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests08RootPlanB0V03theC20OfTheSystemHasNoName4TestfMp_.swift:5:99-5:109
