Testing.__checkBinaryOperation(notes.paths.sorted(),{ $0 == $1() },["/t/a", "/t/b", "/t/elsewhere"],expression: .__fromBinaryOperation(.__fromSyntaxNode("notes.paths.sorted()"),"==",.__fromSyntaxNode(#"["/t/a", "/t/b", "/t/elsewhere"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:156:13-156:78
