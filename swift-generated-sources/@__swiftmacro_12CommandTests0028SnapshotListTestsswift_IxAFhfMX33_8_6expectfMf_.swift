Testing.__checkBinaryOperation(Self.kinds(lines),{ $0 == $1() },["backup", "… 5 captures", "capture", "capture", "backup", "… 3 captures"],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.kinds(lines)"),"==",.__fromSyntaxNode(#"["backup", "… 5 captures", "capture", "capture", "backup", "… 3 captures"]"#)),comments: ["\(lines)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SnapshotListTests.swift:34:9-34:129
