nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests04HookB0V13failureIsTold4TestfMp_.swift:4:163-4:173
