nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07PackageaB0V020aRootThatIsADocumentF12ExchangedToo4TestfMp_.swift:4:190-4:200
