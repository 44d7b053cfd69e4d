nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04TreeB0V21aSingleFileMayBeARoot4TestfMp_.swift:4:170-4:180
