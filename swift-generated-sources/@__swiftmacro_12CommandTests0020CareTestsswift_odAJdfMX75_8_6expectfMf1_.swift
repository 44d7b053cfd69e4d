Testing.__checkBinaryOperation(failed.errors.contains("\(sandbox.source)/file-"),{ $0 && $1() },failed.errors.contains("lost or damaged"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"failed.errors.contains("\(sandbox.source)/file-")"#),"&&",.__fromSyntaxNode(#"failed.errors.contains("lost or damaged")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:76:9-76:112
