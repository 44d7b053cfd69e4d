nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests03RunB0V021aPowerCutWhileAKilledC21IsTakenUpLosesNothing4TestfMp_.swift:4:194-4:204
