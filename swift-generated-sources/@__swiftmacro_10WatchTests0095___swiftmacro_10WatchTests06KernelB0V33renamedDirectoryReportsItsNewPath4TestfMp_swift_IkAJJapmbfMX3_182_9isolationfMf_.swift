nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V33renamedDirectoryReportsItsNewPath4TestfMp_.swift:4:183-4:193
