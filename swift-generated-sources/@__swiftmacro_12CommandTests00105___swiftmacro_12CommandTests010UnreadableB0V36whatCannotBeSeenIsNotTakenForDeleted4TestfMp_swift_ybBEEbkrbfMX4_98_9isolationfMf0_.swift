nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010UnreadableB0V36whatCannotBeSeenIsNotTakenForDeleted4TestfMp_.swift:5:99-5:109
