Testing.__checkBinaryOperation(foretold.code == 0,{ $0 && $1() },!foretold.text.contains("Type yes"),expression: .__fromBinaryOperation(.__fromSyntaxNode("foretold.code == 0"),"&&",.__fromSyntaxNode(#"!foretold.text.contains("Type yes")"#)),comments: ["\(foretold.text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:242:9-242:95
