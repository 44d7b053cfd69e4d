nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests016ContainerRestoreB0V01aC45ComesBackInAnotherHomeAndUndoTakesItAwayAgain4TestfMp_.swift:4:212-4:222
