nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests03KeyaB0V23thereIsRoomForThirtyTwo4TestfMp_.swift:5:99-5:109
