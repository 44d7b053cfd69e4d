Testing.__checkBinaryOperation(Self.rules.top(of: path.bytes),{ $0 == $1() },top?.bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.rules.top(of: path.bytes)"),"==",.__fromSyntaxNode("top?.bytes")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:62:64-62:117
