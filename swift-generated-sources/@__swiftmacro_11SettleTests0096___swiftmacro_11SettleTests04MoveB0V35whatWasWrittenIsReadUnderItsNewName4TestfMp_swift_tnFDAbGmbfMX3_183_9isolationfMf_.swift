nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V35whatWasWrittenIsReadUnderItsNewName4TestfMp_.swift:4:184-4:194
