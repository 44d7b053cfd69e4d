Testing.__checkBinaryOperation(commits.contains { fields.contains("COMMIT=\($0)") } && fields.contains("PRIORITY=6"),{ $0 && $1() },fields.contains("SYSLOG_IDENTIFIER=cairn"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"commits.contains { fields.contains("COMMIT=\($0)") } && fields.contains("PRIORITY=6")"#),"&&",.__fromSyntaxNode(#"fields.contains("SYSLOG_IDENTIFIER=cairn")"#)),comments: ["\(fields)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:117:13-117:166
