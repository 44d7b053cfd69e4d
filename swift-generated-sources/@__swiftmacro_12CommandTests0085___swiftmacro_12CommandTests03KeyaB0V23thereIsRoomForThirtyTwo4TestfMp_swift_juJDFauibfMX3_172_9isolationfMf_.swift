nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests03KeyaB0V23thereIsRoomForThirtyTwo4TestfMp_.swift:4:173-4:183
