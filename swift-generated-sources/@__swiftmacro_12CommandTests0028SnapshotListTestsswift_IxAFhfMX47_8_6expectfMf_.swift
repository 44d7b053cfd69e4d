Testing.__checkBinaryOperation(Self.kinds(sandbox.cairn("snapshots").lines).count,{ $0 == $1() },12,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.kinds(sandbox.cairn("snapshots").lines).count"#),"==",.__fromSyntaxNode("12")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SnapshotListTests.swift:48:9-48:74
