nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05StampB0V027whatChangedWithinATickHasNoC04TestfMp_.swift:4:180-4:190
