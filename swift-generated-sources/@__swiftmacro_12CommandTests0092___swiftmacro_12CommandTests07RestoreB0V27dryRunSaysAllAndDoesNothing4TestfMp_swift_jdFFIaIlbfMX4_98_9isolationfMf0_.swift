nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07RestoreB0V27dryRunSaysAllAndDoesNothing4TestfMp_.swift:5:99-5:109
