Testing.__checkValue(try world.stored(Self.app) == stored,expression: .__fromSyntaxNode("try world.stored(Self.app) == stored"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:72:9-72:54
