Testing.__checkBinaryOperation(sandbox.json("roots", "--container", "org.example.App").count,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("roots", "--container", "org.example.App").count"#),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:33:9-33:84
