Testing.__checkBinaryOperation(Files.text(sandbox.restored(commits[0]) + "/file"),{ $0 == $1() },"state 0",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.restored(commits[0]) + "/file")"#),"==",.__fromStringLiteral(#""state 0""#, "state 0")),comments: [.__line("// What this machine had seen was renumbered; that is no rollback.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:148:9-148:81
