nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07SecrecyB0V39secretsLieOnlyInPagesLeftOutOfCoreDumps4TestfMp_.swift:4:192-4:202
