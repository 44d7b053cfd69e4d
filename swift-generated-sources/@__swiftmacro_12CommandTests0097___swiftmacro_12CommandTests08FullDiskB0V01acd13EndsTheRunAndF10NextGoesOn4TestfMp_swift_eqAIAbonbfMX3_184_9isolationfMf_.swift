nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08FullDiskB0V01acd13EndsTheRunAndF10NextGoesOn4TestfMp_.swift:4:185-4:195
