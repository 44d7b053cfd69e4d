nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V29excludedDirectoriesAreNotTold4TestfMp_.swift:4:179-4:189
