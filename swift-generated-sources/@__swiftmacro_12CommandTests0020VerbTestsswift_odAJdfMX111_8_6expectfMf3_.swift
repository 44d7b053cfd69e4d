Testing.__checkBinaryOperation(stats?.number("journal_bytes"),{ $0 == $1() },Files.bytesBeneath(sandbox.repository + "/journal"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"stats?.number("journal_bytes")"#),"==",.__fromSyntaxNode(#"Files.bytesBeneath(sandbox.repository + "/journal")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:112:9-112:103
