nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests017HostileRepositoryB0V28impossibleJournalsAreRefused4TestfMp_.swift:5:99-5:109
