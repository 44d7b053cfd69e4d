Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchTests/RandomSequenceTests.swift:27:29-27:45
