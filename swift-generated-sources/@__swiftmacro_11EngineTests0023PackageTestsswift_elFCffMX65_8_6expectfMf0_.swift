Testing.__checkBinaryOperation(!PackageRules.standard.names("notes.d".bytes),{ $0 && $1() },!PackageRules().names("x.app".bytes),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"!PackageRules.standard.names("notes.d".bytes)"#),"&&",.__fromSyntaxNode(#"!PackageRules().names("x.app".bytes)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:66:9-66:103
