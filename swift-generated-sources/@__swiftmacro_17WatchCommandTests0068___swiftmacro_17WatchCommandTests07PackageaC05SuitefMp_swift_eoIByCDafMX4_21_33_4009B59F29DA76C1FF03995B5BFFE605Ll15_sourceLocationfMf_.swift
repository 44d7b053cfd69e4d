Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_17WatchCommandTests07PackageaC05SuitefMp_.swift:5:22-5:38
