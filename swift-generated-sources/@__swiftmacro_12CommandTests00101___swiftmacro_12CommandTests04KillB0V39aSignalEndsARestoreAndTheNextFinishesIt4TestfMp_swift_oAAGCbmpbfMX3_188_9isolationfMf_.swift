nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04KillB0V39aSignalEndsARestoreAndTheNextFinishesIt4TestfMp_.swift:4:189-4:199
