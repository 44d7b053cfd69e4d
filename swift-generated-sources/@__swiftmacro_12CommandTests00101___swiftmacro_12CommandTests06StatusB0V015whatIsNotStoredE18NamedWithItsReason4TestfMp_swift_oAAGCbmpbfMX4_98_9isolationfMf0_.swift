nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06StatusB0V015whatIsNotStoredE18NamedWithItsReason4TestfMp_.swift:5:99-5:109
