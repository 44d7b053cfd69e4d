nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07ServiceaB0V38repositoryThatAUnitCannotNameIsRefused4TestfMp_.swift:5:99-5:109
