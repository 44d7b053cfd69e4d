Testing.__checkBinaryOperation(sandbox.cairn("ls").lines,{ $0 == $1() },["Papers/", "Papers/a.txt"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("ls").lines"#),"==",.__fromSyntaxNode(#"["Papers/", "Papers/a.txt"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:157:9-157:74
