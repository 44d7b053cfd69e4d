nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests010ConcurrentaB0V031aPackThatIsSealedWithoutACommitF9NoFinding4TestfMp_.swift:5:99-5:109
