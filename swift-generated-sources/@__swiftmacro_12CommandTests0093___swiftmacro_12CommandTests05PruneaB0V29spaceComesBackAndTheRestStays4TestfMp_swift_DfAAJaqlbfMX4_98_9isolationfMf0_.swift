nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PruneaB0V29spaceComesBackAndTheRestStays4TestfMp_.swift:5:99-5:109
