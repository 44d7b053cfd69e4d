nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08WatchEndB0V54withoutARepositoryItEndsWithTheCodeThatIsNotTriedAgain4TestfMp_.swift:5:99-5:109
