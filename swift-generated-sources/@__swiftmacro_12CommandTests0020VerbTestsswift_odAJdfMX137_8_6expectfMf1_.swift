Testing.__checkBinaryOperation(sandbox.bareCairn("--repo=repository", "ls").text,{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.bareCairn("--repo=repository", "ls").text"#),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:138:9-138:79
