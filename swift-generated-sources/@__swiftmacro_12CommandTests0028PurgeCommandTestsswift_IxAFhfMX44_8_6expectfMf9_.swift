Testing.__checkBinaryOperation(note["note"] == "purged" && note["role"] == "caches" && note["reason"] == "low-free",{ $0 && $1() },note.number("bytes")! >= 10_000,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"note["note"] == "purged" && note["role"] == "caches" && note["reason"] == "low-free""#),"&&",.__fromSyntaxNode(#"note.number("bytes")! >= 10_000"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:45:9-45:137
