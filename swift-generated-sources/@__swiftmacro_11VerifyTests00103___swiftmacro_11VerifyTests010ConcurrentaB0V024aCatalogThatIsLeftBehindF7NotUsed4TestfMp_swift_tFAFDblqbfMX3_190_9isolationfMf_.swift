nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests010ConcurrentaB0V024aCatalogThatIsLeftBehindF7NotUsed4TestfMp_.swift:4:191-4:201
