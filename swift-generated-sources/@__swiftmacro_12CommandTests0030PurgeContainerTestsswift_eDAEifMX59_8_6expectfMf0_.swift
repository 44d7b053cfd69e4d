Testing.__checkBinaryOperation(Files.exists(sandbox.file("\(Self.app)/cache/tmp/old")),{ $0 && $1() },!Files.exists(sandbox.file("scratch/d/old")),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.exists(sandbox.file("\(Self.app)/cache/tmp/old"))"#),"&&",.__fromSyntaxNode(#"!Files.exists(sandbox.file("scratch/d/old"))"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:60:9-60:121
