nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010CoarseTimeB0V41secondSaveWithinATickIsFoundByTheNextScan4TestfMp_.swift:4:197-4:207
