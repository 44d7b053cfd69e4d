Testing.__checkBinaryOperation(history("/home/ada/database"),{ $0 == $1() },["home/ada/database gone"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"history("/home/ada/database")"#),"==",.__fromSyntaxNode(#"["home/ada/database gone"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:149:9-149:77
