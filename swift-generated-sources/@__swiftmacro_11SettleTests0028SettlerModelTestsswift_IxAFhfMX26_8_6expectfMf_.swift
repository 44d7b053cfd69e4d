Testing.__checkBinaryOperation(reused,{ $0 > $1() },(pending > 1_000 ? 5_000 : 500),expression: .__fromBinaryOperation(.__fromSyntaxNode("reused"),">",.__fromSyntaxNode("(pending > 1_000 ? 5_000 : 500)")),comments: [.__line("// Where nothing collapses, renames must not be read again, and only what is put back in between loses its history."),"\(reused) renames were re-used"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerModelTests.swift:27:9-27:92
