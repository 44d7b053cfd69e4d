Testing.__checkBinaryOperation(settler.pendingCount == 0,{ $0 && $1() },settler.dirty(at: place("a")) == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.pendingCount == 0"),"&&",.__fromSyntaxNode(#"settler.dirty(at: place("a")) == nil"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:190:9-190:83
