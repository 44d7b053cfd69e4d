nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests014PurgeContainerB0V43containersArePurgedOnlyWhenTheSettingsSaySo4TestfMp_.swift:4:204-4:214
