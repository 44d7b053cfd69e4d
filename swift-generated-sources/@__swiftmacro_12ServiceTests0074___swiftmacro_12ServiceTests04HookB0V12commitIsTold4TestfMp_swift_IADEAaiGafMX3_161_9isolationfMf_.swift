nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests04HookB0V12commitIsTold4TestfMp_.swift:4:162-4:172
