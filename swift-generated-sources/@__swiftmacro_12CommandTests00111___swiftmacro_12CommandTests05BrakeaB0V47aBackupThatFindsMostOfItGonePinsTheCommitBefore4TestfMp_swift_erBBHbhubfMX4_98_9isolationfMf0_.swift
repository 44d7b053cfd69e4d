nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05BrakeaB0V47aBackupThatFindsMostOfItGonePinsTheCommitBefore4TestfMp_.swift:5:99-5:109
