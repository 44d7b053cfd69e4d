Testing.__checkBinaryOperation(sandbox.cairn("dump", "--snapshot", ids[0], "\(app)/org.example.Kept/data/file").text,{ $0 == $1() },"Kept 0",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", "--snapshot", ids[0], "\(app)/org.example.Kept/data/file").text"#),"==",.__fromStringLiteral(#""Kept 0""#, "Kept 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:178:9-178:115
