Testing.__checkBinaryOperation(Self.asNobody(sandbox, "dump", sandbox.source + "/closed/inner.txt").text,{ $0 == $1() },"inner",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.asNobody(sandbox, "dump", sandbox.source + "/closed/inner.txt").text"#),"==",.__fromStringLiteral(#""inner""#, "inner")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:54:9-54:102
