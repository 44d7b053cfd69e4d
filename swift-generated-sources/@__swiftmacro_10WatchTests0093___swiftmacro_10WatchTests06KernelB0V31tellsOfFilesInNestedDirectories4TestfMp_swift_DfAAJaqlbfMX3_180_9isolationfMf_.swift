nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V31tellsOfFilesInNestedDirectories4TestfMp_.swift:4:181-4:191
