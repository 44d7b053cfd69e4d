nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07PackageaB0V27aRestoreInPlaceMixesNothing4TestfMp_.swift:4:181-4:191
