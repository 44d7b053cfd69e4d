nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PruneaB0V29spaceComesBackAndTheRestStays4TestfMp_.swift:4:181-4:191
