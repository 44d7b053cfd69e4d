Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_10FaultTests0a9InjectionB0V30aFailingSystemCallLosesNothing4TestfMp_.swift:16:20-16:36
