nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PurgeaB0V030planDeletesNothingAndApplyDoesG13VersionsTells4TestfMp_.swift:5:99-5:109
