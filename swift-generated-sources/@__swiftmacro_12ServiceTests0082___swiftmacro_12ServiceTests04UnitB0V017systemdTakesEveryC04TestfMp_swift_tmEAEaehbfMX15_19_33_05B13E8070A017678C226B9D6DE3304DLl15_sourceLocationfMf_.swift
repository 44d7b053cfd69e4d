Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12ServiceTests04UnitB0V017systemdTakesEveryC04TestfMp_.swift:16:20-16:36
