Testing.__checkBinaryOperation(sandbox.cairn([Array("dump".utf8), name + Array("/f".utf8)]).text,{ $0 == $1() },"bytes",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn([Array("dump".utf8), name + Array("/f".utf8)]).text"#),"==",.__fromStringLiteral(#""bytes""#, "bytes")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:177:9-177:94
