Testing.__checkBinaryOperation(Self.asNobody(sandbox, "dump", sandbox.source + "/closed.txt").text,{ $0 == $1() },"closed",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.asNobody(sandbox, "dump", sandbox.source + "/closed.txt").text"#),"==",.__fromStringLiteral(#""closed""#, "closed")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:71:9-71:97
