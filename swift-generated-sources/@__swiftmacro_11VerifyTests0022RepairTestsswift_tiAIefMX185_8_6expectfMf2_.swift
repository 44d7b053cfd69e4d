Testing.__checkBinaryOperation(now.map(\.id)[0] == ids[0] && now.map(\.id)[2] == ids[2],{ $0 && $1() },now[1].tags == [Array("lost-commit".utf8)],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"now.map(\.id)[0] == ids[0] && now.map(\.id)[2] == ids[2]"#),"&&",.__fromSyntaxNode(#"now[1].tags == [Array("lost-commit".utf8)]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:186:9-186:120
