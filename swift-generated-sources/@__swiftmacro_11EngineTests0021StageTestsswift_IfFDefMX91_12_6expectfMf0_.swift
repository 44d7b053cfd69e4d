Testing.__checkBinaryOperation(walk.blocks.count,{ $0 == $1() },ends.count { $0 <= length } - 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("walk.blocks.count"),"==",.__fromSyntaxNode("ends.count { $0 <= length } - 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:92:13-92:74
