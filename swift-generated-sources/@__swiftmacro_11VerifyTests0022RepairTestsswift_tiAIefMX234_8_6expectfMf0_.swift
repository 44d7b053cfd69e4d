Testing.__checkBinaryOperation(tree["docs/new/late.txt"],{ $0 == $1() },.content(test.expected[3]!["docs/new/late.txt"]!),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"tree["docs/new/late.txt"]"#),"==",.__fromSyntaxNode(#".content(test.expected[3]!["docs/new/late.txt"]!)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:235:9-235:96
