nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04KillB0V35backupsKilledAtAnyMomentLoseNothing4TestfMp_.swift:4:185-4:195
