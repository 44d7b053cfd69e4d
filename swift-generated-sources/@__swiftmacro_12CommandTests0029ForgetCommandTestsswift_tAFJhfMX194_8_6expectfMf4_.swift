Testing.__checkBinaryOperation(Files.text(target + path),{ $0 == $1() },"the last words",expression: .__fromBinaryOperation(.__fromSyntaxNode("Files.text(target + path)"),"==",.__fromStringLiteral(#""the last words""#, "the last words")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:195:9-195:63
