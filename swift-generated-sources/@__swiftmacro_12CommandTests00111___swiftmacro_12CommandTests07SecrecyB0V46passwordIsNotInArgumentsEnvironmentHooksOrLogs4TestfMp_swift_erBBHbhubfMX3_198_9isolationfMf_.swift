nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07SecrecyB0V46passwordIsNotInArgumentsEnvironmentHooksOrLogs4TestfMp_.swift:4:199-4:209
