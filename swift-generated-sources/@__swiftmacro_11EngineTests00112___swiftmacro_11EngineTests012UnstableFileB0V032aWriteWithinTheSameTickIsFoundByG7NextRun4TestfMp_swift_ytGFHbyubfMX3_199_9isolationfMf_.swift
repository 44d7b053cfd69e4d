nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012UnstableFileB0V032aWriteWithinTheSameTickIsFoundByG7NextRun4TestfMp_.swift:4:200-4:210
