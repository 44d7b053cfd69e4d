nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests010ConcurrentaB0V029aBlockThatIsFinishedMeanwhileF8NoDamage4TestfMp_.swift:5:99-5:109
