nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012UnstableFileB0V026fileThatGrowsWhileItIsReadj8StoredAsI6Became4TestfMp_.swift:4:203-4:213
