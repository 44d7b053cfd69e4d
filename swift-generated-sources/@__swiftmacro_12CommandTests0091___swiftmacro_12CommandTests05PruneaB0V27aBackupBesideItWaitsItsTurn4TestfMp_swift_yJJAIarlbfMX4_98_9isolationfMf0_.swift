nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PruneaB0V27aBackupBesideItWaitsItsTurn4TestfMp_.swift:5:99-5:109
