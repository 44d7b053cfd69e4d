nil                                                                                                                             

// original-source-range: @__swiftmacro_10FaultTests0a9InjectionB0V30aFailingSystemCallLosesNothing4TestfMp_.swift:4:184-4:194
