Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/WatchRig.swift:45:15-45:31
