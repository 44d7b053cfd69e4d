Testing.__checkBinaryOperation(root(lines, "containers/org.example.App/cache/tmp")?["role"],{ $0 == $1() },"temporary",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"root(lines, "containers/org.example.App/cache/tmp")?["role"]"#),"==",.__fromStringLiteral(#""temporary""#, "temporary")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:31:9-31:93
