Testing.__checkBinaryOperation(Self.names(sandbox).count,{ $0 == $1() },5,expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.names(sandbox).count"),"==",.__fromSyntaxNode("5")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:47:9-47:48
