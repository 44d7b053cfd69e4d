Testing.__checkBinaryOperation(sandbox.cairn("dump", "--snapshot", ids[0], "\(app)/org.example.\(name)/data/file").text,{ $0 == $1() },"\(name) 0",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", "--snapshot", ids[0], "\(app)/org.example.\(name)/data/file").text"#),"==",.__fromSyntaxNode(#""\(name) 0""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:174:13-174:125
