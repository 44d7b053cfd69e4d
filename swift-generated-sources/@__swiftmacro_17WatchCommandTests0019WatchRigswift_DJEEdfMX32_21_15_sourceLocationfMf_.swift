Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/WatchRig.swift:33:22-33:38
