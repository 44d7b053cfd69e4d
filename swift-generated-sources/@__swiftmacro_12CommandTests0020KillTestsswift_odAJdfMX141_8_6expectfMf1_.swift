Testing.__checkBinaryOperation(Files.text(sandbox.source + "/a/" + name),{ $0 == $1() },"mine",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/a/" + name)"#),"==",.__fromStringLiteral(#""mine""#, "mine")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:142:9-142:69
