Testing.__checkBinaryOperation(sandbox.bareCairn("ls", "--repo=\(sandbox.repository)/../repository/.").text,{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.bareCairn("ls", "--repo=\(sandbox.repository)/../repository/.").text"#),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:139:9-139:106
