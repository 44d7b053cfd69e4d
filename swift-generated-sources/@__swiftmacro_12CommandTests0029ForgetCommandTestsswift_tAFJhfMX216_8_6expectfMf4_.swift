Testing.__checkBinaryOperation(Files.text(sandbox.restored(ids[0]) + "/file"),{ $0 == $1() },"content 0",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.restored(ids[0]) + "/file")"#),"==",.__fromStringLiteral(#""content 0""#, "content 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:217:9-217:79
