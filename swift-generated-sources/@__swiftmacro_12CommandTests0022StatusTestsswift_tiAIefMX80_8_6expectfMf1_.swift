Testing.__checkBinaryOperation(text.contains("was gone in commit \(sandbox.commits()[1].prefix(8))"),{ $0 && $1() },text.contains("cairn versions"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"text.contains("was gone in commit \(sandbox.commits()[1].prefix(8))")"#),"&&",.__fromSyntaxNode(#"text.contains("cairn versions")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:81:9-81:122
