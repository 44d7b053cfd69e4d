Testing.__checkBinaryOperation(reasons,{ $0 == $1() },["only for 1 root with rules of its own"],expression: .__fromBinaryOperation(.__fromSyntaxNode("reasons"),"==",.__fromSyntaxNode(#"["only for 1 root with rules of its own"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:168:9-168:70
