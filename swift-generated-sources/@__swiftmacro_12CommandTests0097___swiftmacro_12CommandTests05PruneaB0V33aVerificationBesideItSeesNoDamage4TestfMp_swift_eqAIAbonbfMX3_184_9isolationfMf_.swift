nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PruneaB0V33aVerificationBesideItSeesNoDamage4TestfMp_.swift:4:185-4:195
