nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07ExcludeB0V37whereThereAreNoFlagsTheSettingsNameIt4TestfMp_.swift:5:99-5:109
