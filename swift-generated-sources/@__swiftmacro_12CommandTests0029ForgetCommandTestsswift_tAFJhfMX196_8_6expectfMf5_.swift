Testing.__checkBinaryOperation(Files.text(path),{ $0 == $1() },"the last words",expression: .__fromBinaryOperation(.__fromSyntaxNode("Files.text(path)"),"==",.__fromStringLiteral(#""the last words""#, "the last words")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:197:9-197:54
