nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06StatusB0V25pathsMayBeSpeltInManyWays4TestfMp_.swift:4:177-4:187
