nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PruneaB0V37killedAnywhereItLosesNothingAndGoesOn4TestfMp_.swift:4:189-4:199
