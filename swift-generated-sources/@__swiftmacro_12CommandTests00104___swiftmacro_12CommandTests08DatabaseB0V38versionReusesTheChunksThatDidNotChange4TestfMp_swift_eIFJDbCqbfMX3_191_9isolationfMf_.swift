nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08DatabaseB0V38versionReusesTheChunksThatDidNotChange4TestfMp_.swift:4:192-4:202
