Testing.__checkBinaryOperation(Files.text(sandbox.restored(ids[1]) + "/file"),{ $0 == $1() },"content 1",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.restored(ids[1]) + "/file")"#),"==",.__fromStringLiteral(#""content 1""#, "content 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:68:9-68:79
