Testing.__checkBinaryOperation(Self.kinds(Self.shown(sandbox, "--latest", "4")),{ $0 == $1() },Array(each.suffix(4)),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.kinds(Self.shown(sandbox, "--latest", "4"))"#),"==",.__fromSyntaxNode("Array(each.suffix(4))")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SnapshotListTests.swift:42:9-42:91
