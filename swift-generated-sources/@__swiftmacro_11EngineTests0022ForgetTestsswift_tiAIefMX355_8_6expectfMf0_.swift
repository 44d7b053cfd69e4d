Testing.__checkBinaryOperation(!found.isShown && found.asAt.number == 2,{ $0 && $1() },found.item.isDirectory,expression: .__fromBinaryOperation(.__fromSyntaxNode("!found.isShown && found.asAt.number == 2"),"&&",.__fromSyntaxNode("found.item.isDirectory")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:356:9-356:84
