nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08WatchEndB0V54withoutARepositoryItEndsWithTheCodeThatIsNotTriedAgain4TestfMp_.swift:4:208-4:218
