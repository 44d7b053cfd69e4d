Testing.__checkValue(isMounted,expression: .__fromSyntaxNode("isMounted"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/WatchCommandTests/PolledTests.swift:18:13-18:32
