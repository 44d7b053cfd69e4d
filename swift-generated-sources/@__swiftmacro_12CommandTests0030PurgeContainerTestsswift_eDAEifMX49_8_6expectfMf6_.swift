Testing.__checkBinaryOperation(note?["note"] == "purged" && note?["role"] == "temporary",{ $0 && $1() },note?["reason"] == "max-age",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"note?["note"] == "purged" && note?["role"] == "temporary""#),"&&",.__fromSyntaxNode(#"note?["reason"] == "max-age""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:50:9-50:107
