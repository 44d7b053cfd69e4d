nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests010ConcurrentaB0V027whatAWriterHasNotFinishedIsG10WorthAWord4TestfMp_.swift:4:198-4:208
