nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests013WriteAheadLogB0V023logThatIsEmptiedWhileItH22ReadMakesAnotherMoment4TestfMp_.swift:4:208-4:218
