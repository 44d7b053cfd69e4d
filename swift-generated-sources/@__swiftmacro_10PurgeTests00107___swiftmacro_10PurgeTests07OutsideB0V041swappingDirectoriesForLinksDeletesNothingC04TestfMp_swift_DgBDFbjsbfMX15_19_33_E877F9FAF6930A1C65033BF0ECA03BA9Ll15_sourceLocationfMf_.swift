Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_10PurgeTests07OutsideB0V041swappingDirectoriesForLinksDeletesNothingC04TestfMp_.swift:16:20-16:36
