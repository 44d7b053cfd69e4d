Testing.__checkBinaryOperation(!Files.exists(sandbox.file("cache/held")),{ $0 && $1() },Files.names(closed).isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"!Files.exists(sandbox.file("cache/held"))"#),"&&",.__fromSyntaxNode("Files.names(closed).isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:137:9-137:90
