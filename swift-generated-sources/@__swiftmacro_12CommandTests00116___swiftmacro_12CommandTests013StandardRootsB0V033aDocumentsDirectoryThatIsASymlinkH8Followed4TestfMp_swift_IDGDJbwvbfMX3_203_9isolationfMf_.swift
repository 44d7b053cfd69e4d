nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests013StandardRootsB0V033aDocumentsDirectoryThatIsASymlinkH8Followed4TestfMp_.swift:4:204-4:214
