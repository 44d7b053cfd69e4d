nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04VerbB0V17settingsNameRoots4TestfMp_.swift:4:167-4:177
