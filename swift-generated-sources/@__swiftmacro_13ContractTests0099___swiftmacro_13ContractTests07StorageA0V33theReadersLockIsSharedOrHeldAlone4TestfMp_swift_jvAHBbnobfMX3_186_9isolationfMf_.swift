nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests07StorageA0V33theReadersLockIsSharedOrHeldAlone4TestfMp_.swift:4:187-4:197
