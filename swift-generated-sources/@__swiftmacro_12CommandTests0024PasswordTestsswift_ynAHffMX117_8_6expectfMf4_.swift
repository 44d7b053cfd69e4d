Testing.__checkBinaryOperation(typed([Self.password, "new one", "new two"], ["key", "add", "--key-cost", "least"]).code,{ $0 == $1() },12,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"typed([Self.password, "new one", "new two"], ["key", "add", "--key-cost", "least"]).code"#),"==",.__fromSyntaxNode("12")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:118:9-118:112
