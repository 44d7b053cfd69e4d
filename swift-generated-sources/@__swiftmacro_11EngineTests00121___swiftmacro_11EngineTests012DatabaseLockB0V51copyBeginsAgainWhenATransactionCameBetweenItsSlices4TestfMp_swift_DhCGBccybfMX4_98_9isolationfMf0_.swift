nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012DatabaseLockB0V51copyBeginsAgainWhenATransactionCameBetweenItsSlices4TestfMp_.swift:5:99-5:109
