nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a5ScrubB0V027parityIsMadeWhenNothingElseE12ToDoAndMends4TestfMp_.swift:5:99-5:109
