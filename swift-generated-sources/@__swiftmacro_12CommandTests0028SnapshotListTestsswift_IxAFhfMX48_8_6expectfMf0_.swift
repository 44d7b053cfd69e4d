Testing.__checkBinaryOperation(sandbox.json("snapshots").map { $0["kind"] ?? "" }.count { $0 == "capture" },{ $0 == $1() },10,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("snapshots").map { $0["kind"] ?? "" }.count { $0 == "capture" }"#),"==",.__fromSyntaxNode("10")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SnapshotListTests.swift:49:9-49:100
