nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07PackageaB0V34filesBesideADocumentComeBackWithIt4TestfMp_.swift:4:188-4:198
