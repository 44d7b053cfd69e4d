Testing.__checkBinaryOperation(found,{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode("found"),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/HookTests.swift:141:9-141:35
