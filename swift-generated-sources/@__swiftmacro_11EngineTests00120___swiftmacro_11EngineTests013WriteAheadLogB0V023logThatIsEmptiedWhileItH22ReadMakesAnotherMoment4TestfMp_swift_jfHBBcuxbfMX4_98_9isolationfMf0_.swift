nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests013WriteAheadLogB0V023logThatIsEmptiedWhileItH22ReadMakesAnotherMoment4TestfMp_.swift:5:99-5:109
