Testing.__checkBinaryOperation(!Files.exists("\(restored)/cache"),{ $0 && $1() },!Files.exists(sandbox.file("home2/.var/app/org.example.Other")),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"!Files.exists("\(restored)/cache")"#),"&&",.__fromSyntaxNode(#"!Files.exists(sandbox.file("home2/.var/app/org.example.Other"))"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:58:9-58:119
