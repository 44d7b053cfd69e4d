Testing.__checkBinaryOperation(lost,{ $0 <= $1() },2 * 40_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("lost"),"<=",.__fromSyntaxNode("2 * 40_000")),comments: [.__line("// It lies in two blocks at most, and each file makes one of its own."),"\(path): \(lost) bytes"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:79:17-79:70
