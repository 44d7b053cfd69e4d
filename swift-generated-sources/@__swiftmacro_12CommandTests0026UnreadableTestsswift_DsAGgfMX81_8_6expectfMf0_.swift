Testing.__checkBinaryOperation(Self.asNobody(sandbox, "backup", sandbox.source).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.asNobody(sandbox, "backup", sandbox.source).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:82:9-82:76
