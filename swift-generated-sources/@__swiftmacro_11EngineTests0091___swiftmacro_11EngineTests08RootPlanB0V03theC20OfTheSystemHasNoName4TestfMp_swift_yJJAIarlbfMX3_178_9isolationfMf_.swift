nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests08RootPlanB0V03theC20OfTheSystemHasNoName4TestfMp_.swift:4:179-4:189
