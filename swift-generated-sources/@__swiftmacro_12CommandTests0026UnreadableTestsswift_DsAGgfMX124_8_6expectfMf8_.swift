Testing.__checkBinaryOperation(Files.text(sandbox.source + "/open.txt"),{ $0 == $1() },"changed",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/open.txt")"#),"==",.__fromStringLiteral(#""changed""#, "changed")),comments: ["\(undone.text)\(undone.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:125:9-125:105
