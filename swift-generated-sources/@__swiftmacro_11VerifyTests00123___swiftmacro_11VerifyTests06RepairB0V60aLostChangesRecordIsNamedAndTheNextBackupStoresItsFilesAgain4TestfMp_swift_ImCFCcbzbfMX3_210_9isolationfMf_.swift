nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests06RepairB0V60aLostChangesRecordIsNamedAndTheNextBackupStoresItsFilesAgain4TestfMp_.swift:4:211-4:221
