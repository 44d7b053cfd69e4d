Testing.__checkBinaryOperation(Walker.walk(outside),{ $0 == $1() },before,expression: .__fromBinaryOperation(.__fromSyntaxNode("Walker.walk(outside)"),"==",.__fromSyntaxNode("before")),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/HostileRepositoryTests.swift:24:17-24:67
