nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PurgeaB0V27whatOtherUsersHaveOpenStays4TestfMp_.swift:4:179-4:189
