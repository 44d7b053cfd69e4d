nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests9JSONTestsV27aFailureToRestoreIsAnObject4TestfMp_.swift:4:179-4:189
