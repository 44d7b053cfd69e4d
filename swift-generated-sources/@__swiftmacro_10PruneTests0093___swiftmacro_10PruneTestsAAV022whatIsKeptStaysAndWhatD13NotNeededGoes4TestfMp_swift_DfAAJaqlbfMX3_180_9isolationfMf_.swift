nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV022whatIsKeptStaysAndWhatD13NotNeededGoes4TestfMp_.swift:4:181-4:191
