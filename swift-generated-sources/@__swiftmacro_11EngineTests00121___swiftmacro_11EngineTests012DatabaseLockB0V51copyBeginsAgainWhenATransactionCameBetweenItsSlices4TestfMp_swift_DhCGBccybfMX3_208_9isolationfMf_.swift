nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012DatabaseLockB0V51copyBeginsAgainWhenATransactionCameBetweenItsSlices4TestfMp_.swift:4:209-4:219
