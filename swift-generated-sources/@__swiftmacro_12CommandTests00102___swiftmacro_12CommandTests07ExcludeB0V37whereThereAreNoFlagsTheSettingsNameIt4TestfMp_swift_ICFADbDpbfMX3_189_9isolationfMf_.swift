nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07ExcludeB0V37whereThereAreNoFlagsTheSettingsNameIt4TestfMp_.swift:4:190-4:200
