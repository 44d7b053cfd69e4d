Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests09WatchHookB0V30failureIsToldOnceAndItsEndSeen4TestfMp_.swift:16:20-16:36
