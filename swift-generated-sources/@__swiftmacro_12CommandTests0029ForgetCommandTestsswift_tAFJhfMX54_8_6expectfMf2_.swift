Testing.__checkBinaryOperation(sandbox.json("snapshots", "--all").compactMap { $0["kind"] },{ $0 == $1() },["backup", "backup", "maintenance"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("snapshots", "--all").compactMap { $0["kind"] }"#),"==",.__fromSyntaxNode(#"["backup", "backup", "maintenance"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:55:9-55:117
