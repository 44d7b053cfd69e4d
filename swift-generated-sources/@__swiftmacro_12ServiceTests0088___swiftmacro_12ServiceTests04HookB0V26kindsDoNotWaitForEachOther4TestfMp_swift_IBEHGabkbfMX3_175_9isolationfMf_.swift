nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests04HookB0V26kindsDoNotWaitForEachOther4TestfMp_.swift:4:176-4:186
