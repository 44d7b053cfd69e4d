nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests010ConcurrentaB0V027whatAWriterHasNotFinishedIsG10WorthAWord4TestfMp_.swift:5:99-5:109
