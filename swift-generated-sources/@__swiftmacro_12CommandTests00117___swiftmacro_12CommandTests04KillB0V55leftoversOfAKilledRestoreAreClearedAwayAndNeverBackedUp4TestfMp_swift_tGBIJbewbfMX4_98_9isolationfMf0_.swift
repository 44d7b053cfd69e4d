nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04KillB0V55leftoversOfAKilledRestoreAreClearedAwayAndNeverBackedUp4TestfMp_.swift:5:99-5:109
