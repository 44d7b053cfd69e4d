Testing.__checkBinaryOperation(Files.text(sandbox.restored(commit) + "/second"),{ $0 == $1() },"second, saved while the daemon runs",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.restored(commit) + "/second")"#),"==",.__fromStringLiteral(#""second, saved while the daemon runs""#, "second, saved while the daemon runs")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:169:9-169:107
