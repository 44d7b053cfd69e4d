nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests011HintMailboxB0V49tooManyLooksBecomeListingsButContentKeepsItsNames4TestfMp_.swift:5:99-5:109
