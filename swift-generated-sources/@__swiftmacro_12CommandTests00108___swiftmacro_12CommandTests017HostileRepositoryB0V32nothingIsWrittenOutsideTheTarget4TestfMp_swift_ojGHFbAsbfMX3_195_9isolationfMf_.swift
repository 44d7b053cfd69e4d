nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests017HostileRepositoryB0V32nothingIsWrittenOutsideTheTarget4TestfMp_.swift:4:196-4:206
