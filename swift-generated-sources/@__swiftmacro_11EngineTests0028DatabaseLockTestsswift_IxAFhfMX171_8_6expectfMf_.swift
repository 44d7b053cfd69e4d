Testing.__checkBinaryOperation(tree.holds(Self.path).isEmpty,{ $0 && $1() },found.consistency == .torn,expression: .__fromBinaryOperation(.__fromSyntaxNode("tree.holds(Self.path).isEmpty"),"&&",.__fromSyntaxNode("found.consistency == .torn")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:172:9-172:77
