nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07ServiceaB0V38repositoryThatAUnitCannotNameIsRefused4TestfMp_.swift:4:192-4:202
