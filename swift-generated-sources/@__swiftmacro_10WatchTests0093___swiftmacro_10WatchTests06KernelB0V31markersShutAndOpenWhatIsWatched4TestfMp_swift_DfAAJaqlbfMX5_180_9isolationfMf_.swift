nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V31markersShutAndOpenWhatIsWatched4TestfMp_.swift:6:181-6:191
