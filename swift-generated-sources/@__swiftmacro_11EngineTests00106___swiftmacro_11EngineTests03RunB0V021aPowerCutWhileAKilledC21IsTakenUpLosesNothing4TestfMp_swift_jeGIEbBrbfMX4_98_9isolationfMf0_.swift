nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests03RunB0V021aPowerCutWhileAKilledC21IsTakenUpLosesNothing4TestfMp_.swift:5:99-5:109
