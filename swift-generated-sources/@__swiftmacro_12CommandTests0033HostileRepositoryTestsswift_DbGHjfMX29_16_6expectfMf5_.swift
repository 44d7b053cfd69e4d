Testing.__checkBinaryOperation(ended.code == 0,{ $0 || $1() },ended.code == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code == 0"),"||",.__fromSyntaxNode("ended.code == 1")),comments: ["\(name) \(verb): \(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/HostileRepositoryTests.swift:30:17-30:96
