Testing.__checkValue(zip(beats, beats.dropFirst()).allSatisfy { $1 - $0 < 2000 },expression: .__fromSyntaxNode("zip(beats, beats.dropFirst()).allSatisfy { $1 - $0 < 2000 }"),comments: ["\(beats)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:21:9-21:89
