nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PurgeaB0V037withoutARepositoryNothingIsDeletedForF18CouldBeWrittenDown4TestfMp_.swift:4:211-4:221
