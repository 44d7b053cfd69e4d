nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04KillB0V55leftoversOfAKilledRestoreAreClearedAwayAndNeverBackedUp4TestfMp_.swift:4:205-4:215
