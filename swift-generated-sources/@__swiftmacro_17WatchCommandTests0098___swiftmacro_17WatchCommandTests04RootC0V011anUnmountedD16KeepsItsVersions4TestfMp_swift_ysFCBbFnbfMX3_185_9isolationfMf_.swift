nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests04RootC0V011anUnmountedD16KeepsItsVersions4TestfMp_.swift:4:186-4:196
