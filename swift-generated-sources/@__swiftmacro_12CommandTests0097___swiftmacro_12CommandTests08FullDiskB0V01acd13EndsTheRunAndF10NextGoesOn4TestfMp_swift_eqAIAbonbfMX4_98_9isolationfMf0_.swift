nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08FullDiskB0V01acd13EndsTheRunAndF10NextGoesOn4TestfMp_.swift:5:99-5:109
