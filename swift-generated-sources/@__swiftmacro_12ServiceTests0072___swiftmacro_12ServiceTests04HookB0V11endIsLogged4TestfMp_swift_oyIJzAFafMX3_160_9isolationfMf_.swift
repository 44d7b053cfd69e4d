nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests04HookB0V11endIsLogged4TestfMp_.swift:4:161-4:171
