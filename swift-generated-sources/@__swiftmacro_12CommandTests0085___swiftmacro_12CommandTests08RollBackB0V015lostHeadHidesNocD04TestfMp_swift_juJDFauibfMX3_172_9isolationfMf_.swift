nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08RollBackB0V015lostHeadHidesNocD04TestfMp_.swift:4:173-4:183
