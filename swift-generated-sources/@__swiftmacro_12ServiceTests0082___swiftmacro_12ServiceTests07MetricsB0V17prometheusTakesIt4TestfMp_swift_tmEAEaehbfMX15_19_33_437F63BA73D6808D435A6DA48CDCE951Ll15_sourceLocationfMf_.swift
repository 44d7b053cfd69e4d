Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12ServiceTests07MetricsB0V17prometheusTakesIt4TestfMp_.swift:16:20-16:36
