Testing.__checkBinaryOperation(RetentionSpan(resticText: "2y5m7d3h"),{ $0 == $1() },RetentionSpan(months: 29, seconds: 7 * 86_400 + 3 * 3_600),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"RetentionSpan(resticText: "2y5m7d3h")"#),"==",.__fromSyntaxNode("RetentionSpan(months: 29, seconds: 7 * 86_400 + 3 * 3_600)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:63:9-63:117
