Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_17WatchCommandTests04RootC0V011anUnmountedD16KeepsItsVersions4TestfMp_.swift:16:20-16:36
