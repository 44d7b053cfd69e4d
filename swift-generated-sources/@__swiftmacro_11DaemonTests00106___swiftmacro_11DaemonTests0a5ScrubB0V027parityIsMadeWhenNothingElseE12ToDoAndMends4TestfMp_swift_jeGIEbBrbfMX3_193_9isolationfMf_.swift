nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a5ScrubB0V027parityIsMadeWhenNothingElseE12ToDoAndMends4TestfMp_.swift:4:194-4:204
