nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04CareB0V035parityMakesADamagedPackWholeByteForI04TestfMp_.swift:5:99-5:109
