nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04TreeB0V24everyKindOfItemComesBack4TestfMp_.swift:4:173-4:183
