nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests04RootC0V01aD40ThatIsDeletedAndMadeAnewKeepsItsVersions4TestfMp_.swift:4:199-4:209
