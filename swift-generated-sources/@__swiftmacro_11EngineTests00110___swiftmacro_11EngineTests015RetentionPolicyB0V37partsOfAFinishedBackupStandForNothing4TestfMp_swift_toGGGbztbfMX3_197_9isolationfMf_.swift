nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests015RetentionPolicyB0V37partsOfAFinishedBackupStandForNothing4TestfMp_.swift:4:198-4:208
