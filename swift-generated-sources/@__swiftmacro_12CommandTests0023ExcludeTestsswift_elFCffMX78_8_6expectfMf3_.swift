Testing.__checkBinaryOperation(build?["decided_at"],{ $0 == $1() },sandbox.source + "/build",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"build?["decided_at"]"#),"==",.__fromSyntaxNode(#"sandbox.source + "/build""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:79:9-79:67
