nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07SecrecyB0V39secretsLieOnlyInPagesLeftOutOfCoreDumps4TestfMp_.swift:5:99-5:109
