nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests04HookB0V25withoutCommandNothingRuns4TestfMp_.swift:4:175-4:185
