nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07ServiceaB0V36withoutARepositoryNothingIsInstalled4TestfMp_.swift:4:190-4:200
