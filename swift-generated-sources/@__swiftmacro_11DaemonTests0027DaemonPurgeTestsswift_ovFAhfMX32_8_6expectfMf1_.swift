Testing.__checkBinaryOperation(record.role == .temporary && record.reason == .age && record.bytes == 4_096,{ $0 && $1() },record.path == "a".pathBytes,expression: .__fromBinaryOperation(.__fromSyntaxNode("record.role == .temporary && record.reason == .age && record.bytes == 4_096"),"&&",.__fromSyntaxNode(#"record.path == "a".pathBytes"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:33:9-33:125
