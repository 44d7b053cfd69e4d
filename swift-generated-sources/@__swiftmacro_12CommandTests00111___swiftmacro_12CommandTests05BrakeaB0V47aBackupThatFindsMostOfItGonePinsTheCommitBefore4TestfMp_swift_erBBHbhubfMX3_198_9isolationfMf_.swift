nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05BrakeaB0V47aBackupThatFindsMostOfItGonePinsTheCommitBefore4TestfMp_.swift:4:199-4:209
