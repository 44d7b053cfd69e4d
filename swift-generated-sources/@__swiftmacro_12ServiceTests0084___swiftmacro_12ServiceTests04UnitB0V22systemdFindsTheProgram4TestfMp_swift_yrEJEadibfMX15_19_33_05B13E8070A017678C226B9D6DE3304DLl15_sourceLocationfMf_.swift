Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12ServiceTests04UnitB0V22systemdFindsTheProgram4TestfMp_.swift:16:20-16:36
