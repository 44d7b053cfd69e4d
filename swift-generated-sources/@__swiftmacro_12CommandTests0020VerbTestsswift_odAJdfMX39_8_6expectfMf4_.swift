Testing.__checkBinaryOperation(sandbox.cairn("snapshots", "--tag", "before-upgrade").lines.last?.hasSuffix("[before-upgrade]"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("snapshots", "--tag", "before-upgrade").lines.last?.hasSuffix("[before-upgrade]")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:40:9-40:121
