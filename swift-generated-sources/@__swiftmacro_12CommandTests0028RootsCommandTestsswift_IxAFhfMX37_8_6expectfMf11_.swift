Testing.__checkBinaryOperation(unknown.errors.contains("there is no container org.example.Other"),{ $0 && $1() },unknown.errors.contains("org.example.App"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"unknown.errors.contains("there is no container org.example.Other")"#),"&&",.__fromSyntaxNode(#"unknown.errors.contains("org.example.App")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:38:9-38:130
