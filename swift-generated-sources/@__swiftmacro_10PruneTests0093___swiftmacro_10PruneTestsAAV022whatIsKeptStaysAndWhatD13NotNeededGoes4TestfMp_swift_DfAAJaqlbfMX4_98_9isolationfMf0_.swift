nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV022whatIsKeptStaysAndWhatD13NotNeededGoes4TestfMp_.swift:5:99-5:109
