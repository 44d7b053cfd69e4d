nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04VerbB0V28aNameThatIsNotUTF8CanBeGiven4TestfMp_.swift:4:178-4:188
