Testing.__checkBinaryOperation(documents?["path"] == sandbox.file("home/Dokumente"),{ $0 && $1() },documents?["state"] == "kept",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"documents?["path"] == sandbox.file("home/Dokumente")"#),"&&",.__fromSyntaxNode(#"documents?["state"] == "kept""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:25:9-25:103
