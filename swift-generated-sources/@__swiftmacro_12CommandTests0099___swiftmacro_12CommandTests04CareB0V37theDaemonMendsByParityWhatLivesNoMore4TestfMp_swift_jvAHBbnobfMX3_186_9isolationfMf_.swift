nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04CareB0V37theDaemonMendsByParityWhatLivesNoMore4TestfMp_.swift:4:187-4:197
