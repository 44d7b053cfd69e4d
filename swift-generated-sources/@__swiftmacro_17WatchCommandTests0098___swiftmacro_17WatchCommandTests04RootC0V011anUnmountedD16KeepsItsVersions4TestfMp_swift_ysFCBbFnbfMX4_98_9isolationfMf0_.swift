nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests04RootC0V011anUnmountedD16KeepsItsVersions4TestfMp_.swift:5:99-5:109
