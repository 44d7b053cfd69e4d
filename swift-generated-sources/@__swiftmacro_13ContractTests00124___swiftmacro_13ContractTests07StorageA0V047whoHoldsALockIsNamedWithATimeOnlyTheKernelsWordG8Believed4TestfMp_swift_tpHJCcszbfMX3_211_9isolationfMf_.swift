nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests07StorageA0V047whoHoldsALockIsNamedWithATimeOnlyTheKernelsWordG8Believed4TestfMp_.swift:4:212-4:222
