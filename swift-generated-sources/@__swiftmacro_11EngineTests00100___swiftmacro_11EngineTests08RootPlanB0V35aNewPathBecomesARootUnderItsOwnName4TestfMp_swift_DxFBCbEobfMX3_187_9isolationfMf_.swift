nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests08RootPlanB0V35aNewPathBecomesARootUnderItsOwnName4TestfMp_.swift:4:188-4:198
