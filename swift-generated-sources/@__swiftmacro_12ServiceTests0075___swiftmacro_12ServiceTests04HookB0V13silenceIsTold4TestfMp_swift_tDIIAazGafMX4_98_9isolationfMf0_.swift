nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests04HookB0V13silenceIsTold4TestfMp_.swift:5:99-5:109
