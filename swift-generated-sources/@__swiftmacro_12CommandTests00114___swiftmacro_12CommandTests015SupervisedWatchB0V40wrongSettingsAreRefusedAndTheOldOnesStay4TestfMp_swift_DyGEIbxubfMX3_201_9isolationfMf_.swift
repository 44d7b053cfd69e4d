nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests015SupervisedWatchB0V40wrongSettingsAreRefusedAndTheOldOnesStay4TestfMp_.swift:4:202-4:212
