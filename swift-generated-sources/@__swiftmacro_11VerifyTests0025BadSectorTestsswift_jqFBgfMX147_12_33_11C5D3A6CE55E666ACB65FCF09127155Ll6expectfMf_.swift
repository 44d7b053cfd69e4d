Testing.__checkBinaryOperation(lost,{ $0 <= $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("lost"),"<=",.__fromSyntaxNode("2")),comments: ["\(path)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:148:13-148:42
