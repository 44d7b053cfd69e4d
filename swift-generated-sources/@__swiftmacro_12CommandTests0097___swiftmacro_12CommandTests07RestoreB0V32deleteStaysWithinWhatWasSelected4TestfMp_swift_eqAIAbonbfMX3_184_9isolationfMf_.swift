nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07RestoreB0V32deleteStaysWithinWhatWasSelected4TestfMp_.swift:4:185-4:195
