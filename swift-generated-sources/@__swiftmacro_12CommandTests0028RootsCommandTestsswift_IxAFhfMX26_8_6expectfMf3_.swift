Testing.__checkBinaryOperation(root(lines, "Music")?["state"] == "missing",{ $0 && $1() },root(lines, "Caches")?["state"] == "not-kept",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"root(lines, "Music")?["state"] == "missing""#),"&&",.__fromSyntaxNode(#"root(lines, "Caches")?["state"] == "not-kept""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:27:9-27:110
