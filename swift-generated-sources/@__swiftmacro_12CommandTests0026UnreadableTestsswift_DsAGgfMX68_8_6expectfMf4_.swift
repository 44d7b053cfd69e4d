Testing.__checkBinaryOperation(Self.asNobody(sandbox, "ls").lines,{ $0 == $1() },before,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.asNobody(sandbox, "ls").lines"#),"==",.__fromSyntaxNode("before")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:69:9-69:62
