nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04VerbB0V28theRepositoryIsNamedInAnyWay4TestfMp_.swift:4:178-4:188
