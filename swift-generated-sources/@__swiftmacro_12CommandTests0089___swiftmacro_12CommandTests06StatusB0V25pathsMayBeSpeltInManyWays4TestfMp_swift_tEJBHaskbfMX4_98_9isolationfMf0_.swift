nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06StatusB0V25pathsMayBeSpeltInManyWays4TestfMp_.swift:5:99-5:109
