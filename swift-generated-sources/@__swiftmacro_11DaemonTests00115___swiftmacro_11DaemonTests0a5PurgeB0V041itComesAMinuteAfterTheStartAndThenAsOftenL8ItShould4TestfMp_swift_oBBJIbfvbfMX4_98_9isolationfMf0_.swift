nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a5PurgeB0V041itComesAMinuteAfterTheStartAndThenAsOftenL8ItShould4TestfMp_.swift:5:99-5:109
