nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests014PurgeContainerB0V37whatTheSettingsGiveGoesAndNothingElse4TestfMp_.swift:4:198-4:208
