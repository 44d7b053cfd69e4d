nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests03KeyaB0V35keysAreAddedListedChangedAndRemoved4TestfMp_.swift:4:185-4:195
