nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests04HookB0V22oneRunsAndTheLastWaits4TestfMp_.swift:4:172-4:182
