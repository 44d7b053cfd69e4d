nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07ServiceaB0V24unitOfAnotherIsLeftAlone4TestfMp_.swift:5:99-5:109
