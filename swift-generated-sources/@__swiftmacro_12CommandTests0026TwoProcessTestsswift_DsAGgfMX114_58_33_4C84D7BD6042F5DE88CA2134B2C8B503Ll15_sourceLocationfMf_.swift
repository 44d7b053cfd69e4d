Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:115:59-115:75
