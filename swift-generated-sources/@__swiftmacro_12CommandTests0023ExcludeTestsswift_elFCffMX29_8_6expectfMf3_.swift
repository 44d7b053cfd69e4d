Testing.__checkBinaryOperation(Self.names(sandbox),{ $0 == $1() },["source/", "source/a"],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.names(sandbox)"),"==",.__fromSyntaxNode(#"["source/", "source/a"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:30:9-30:64
