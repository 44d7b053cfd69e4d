nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V22symlinksAreNotFollowed4TestfMp_.swift:4:172-4:182
