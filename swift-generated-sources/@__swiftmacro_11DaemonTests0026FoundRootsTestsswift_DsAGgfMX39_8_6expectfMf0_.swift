Testing.__checkValue(try world.differences(Self.app) == [],expression: .__fromSyntaxNode("try world.differences(Self.app) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:40:9-40:55
