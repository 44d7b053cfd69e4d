Testing.__checkBinaryOperation(found.content == Self.database(state: 2, megabytes: 20),{ $0 && $1() },found.isStable,expression: .__fromBinaryOperation(.__fromSyntaxNode("found.content == Self.database(state: 2, megabytes: 20)"),"&&",.__fromSyntaxNode("found.isStable")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:130:9-130:91
