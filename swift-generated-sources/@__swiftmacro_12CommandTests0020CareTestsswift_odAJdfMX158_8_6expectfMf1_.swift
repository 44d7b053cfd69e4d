Testing.__checkBinaryOperation(Self.lastEvent(sandbox)?["trouble"]?.contains("cairn repair"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.lastEvent(sandbox)?["trouble"]?.contains("cairn repair")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:159:9-159:87
