Testing.__checkBinaryOperation(found,{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode("found"),"==",.__fromSyntaxNode("expected")),comments: ["\(name), commit \(commit.number), root \(number)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:267:21-267:99
