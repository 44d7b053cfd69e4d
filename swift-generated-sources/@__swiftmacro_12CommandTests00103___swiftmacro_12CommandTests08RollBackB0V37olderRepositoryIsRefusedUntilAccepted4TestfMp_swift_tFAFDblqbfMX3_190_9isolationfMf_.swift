nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08RollBackB0V37olderRepositoryIsRefusedUntilAccepted4TestfMp_.swift:4:191-4:201
