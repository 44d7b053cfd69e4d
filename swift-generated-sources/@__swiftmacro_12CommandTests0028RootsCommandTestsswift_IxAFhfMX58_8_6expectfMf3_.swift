Testing.__checkBinaryOperation(sandbox.cairn("ls").lines,{ $0 == $1() },["good/", "good/letter"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("ls").lines"#),"==",.__fromSyntaxNode(#"["good/", "good/letter"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:59:9-59:71
