nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09WatchHookB0V33figuresThatCannotBeWrittenAreTold4TestfMp_.swift:4:188-4:198
