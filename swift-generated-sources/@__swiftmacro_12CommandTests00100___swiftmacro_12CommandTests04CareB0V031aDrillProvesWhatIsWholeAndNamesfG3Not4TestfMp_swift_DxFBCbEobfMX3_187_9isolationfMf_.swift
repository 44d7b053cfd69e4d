nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04CareB0V031aDrillProvesWhatIsWholeAndNamesfG3Not4TestfMp_.swift:4:188-4:198
