Testing.__checkBinaryOperation(again.journal == nil,{ $0 && $1() },again.setAside == [],expression: .__fromBinaryOperation(.__fromSyntaxNode("again.journal == nil"),"&&",.__fromSyntaxNode("again.setAside == []")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:70:9-70:62
