Testing.__checkBinaryOperation(lines.contains { $0.hasPrefix("MemoryHigh=") },{ $0 && $1() },lines.contains { $0.hasPrefix("Nice=1") },expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines.contains { $0.hasPrefix("MemoryHigh=") }"#),"&&",.__fromSyntaxNode(#"lines.contains { $0.hasPrefix("Nice=1") }"#)),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:84:17-84:128
