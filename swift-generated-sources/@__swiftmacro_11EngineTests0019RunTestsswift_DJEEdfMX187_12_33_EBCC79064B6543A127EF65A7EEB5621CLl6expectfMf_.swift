Testing.__checkValue(try stored.commits() == commits,expression: .__fromSyntaxNode("try stored.commits() == commits"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:188:13-188:53
