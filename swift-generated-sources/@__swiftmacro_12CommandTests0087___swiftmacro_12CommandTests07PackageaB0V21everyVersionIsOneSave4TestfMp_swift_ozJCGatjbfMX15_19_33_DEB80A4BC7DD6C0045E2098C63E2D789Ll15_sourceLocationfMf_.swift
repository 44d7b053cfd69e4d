Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests07PackageaB0V21everyVersionIsOneSave4TestfMp_.swift:16:20-16:36
