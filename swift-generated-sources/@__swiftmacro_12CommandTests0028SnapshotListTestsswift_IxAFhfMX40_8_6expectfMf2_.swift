Testing.__checkBinaryOperation(Self.kinds(Self.shown(sandbox, "--all")),{ $0 == $1() },each,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.kinds(Self.shown(sandbox, "--all"))"#),"==",.__fromSyntaxNode("each")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SnapshotListTests.swift:41:9-41:66
