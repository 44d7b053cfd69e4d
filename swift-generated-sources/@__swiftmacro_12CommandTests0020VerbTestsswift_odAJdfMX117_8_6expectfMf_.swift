Testing.__checkBinaryOperation(sandbox.cairn("ls", "--at", "now").lines,{ $0 == $1() },sandbox.cairn("ls", "--snapshot", commits[2]).lines,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("ls", "--at", "now").lines"#),"==",.__fromSyntaxNode(#"sandbox.cairn("ls", "--snapshot", commits[2]).lines"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:118:9-118:113
