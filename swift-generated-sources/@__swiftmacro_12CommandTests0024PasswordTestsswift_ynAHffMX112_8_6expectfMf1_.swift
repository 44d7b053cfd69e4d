Testing.__checkBinaryOperation(typed(["a", "b", "c"], ["snapshots"]).code,{ $0 == $1() },12,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"typed(["a", "b", "c"], ["snapshots"]).code"#),"==",.__fromSyntaxNode("12")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:113:9-113:66
