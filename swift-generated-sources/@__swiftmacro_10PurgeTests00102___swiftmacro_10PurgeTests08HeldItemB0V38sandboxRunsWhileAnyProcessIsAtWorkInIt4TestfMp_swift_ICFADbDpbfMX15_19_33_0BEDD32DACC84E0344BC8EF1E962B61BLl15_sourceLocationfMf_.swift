Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_10PurgeTests08HeldItemB0V38sandboxRunsWhileAnyProcessIsAtWorkInIt4TestfMp_.swift:16:20-16:36
