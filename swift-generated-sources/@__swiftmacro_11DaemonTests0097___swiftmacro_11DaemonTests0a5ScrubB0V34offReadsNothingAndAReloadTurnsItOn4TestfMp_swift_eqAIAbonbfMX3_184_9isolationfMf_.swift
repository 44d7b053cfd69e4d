nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a5ScrubB0V34offReadsNothingAndAReloadTurnsItOn4TestfMp_.swift:4:185-4:195
