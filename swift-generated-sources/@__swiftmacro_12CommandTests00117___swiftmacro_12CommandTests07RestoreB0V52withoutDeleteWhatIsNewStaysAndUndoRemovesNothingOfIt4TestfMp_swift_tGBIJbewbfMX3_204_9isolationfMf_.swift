nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07RestoreB0V52withoutDeleteWhatIsNewStaysAndUndoRemovesNothingOfIt4TestfMp_.swift:4:205-4:215
