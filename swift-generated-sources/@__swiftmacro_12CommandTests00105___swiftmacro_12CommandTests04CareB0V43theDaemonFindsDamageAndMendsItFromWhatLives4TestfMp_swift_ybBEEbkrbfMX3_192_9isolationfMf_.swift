nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04CareB0V43theDaemonFindsDamageAndMendsItFromWhatLives4TestfMp_.swift:4:193-4:203
