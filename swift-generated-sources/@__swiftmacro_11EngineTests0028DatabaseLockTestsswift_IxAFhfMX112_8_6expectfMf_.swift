Testing.__checkBinaryOperation(found.content == Self.database(state: UInt8(commits + 1), megabytes: 20) && found.consistency == .exact,{ $0 && $1() },found.isStable,expression: .__fromBinaryOperation(.__fromSyntaxNode("found.content == Self.database(state: UInt8(commits + 1), megabytes: 20) && found.consistency == .exact"),"&&",.__fromSyntaxNode("found.isStable")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:113:9-113:139
