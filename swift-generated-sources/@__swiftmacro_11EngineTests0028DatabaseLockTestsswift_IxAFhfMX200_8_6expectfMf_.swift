Testing.__checkBinaryOperation(found.content == expected && found.consistency == .exact,{ $0 && $1() },found.isStable,expression: .__fromBinaryOperation(.__fromSyntaxNode("found.content == expected && found.consistency == .exact"),"&&",.__fromSyntaxNode("found.isStable")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:201:9-201:92
