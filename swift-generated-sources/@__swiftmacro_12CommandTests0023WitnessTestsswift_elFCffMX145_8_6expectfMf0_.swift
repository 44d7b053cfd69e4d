Testing.__checkBinaryOperation(history("home/ada/database.old"),{ $0 == $1() },["home/ada/database gone", "home/ada/database.old now"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"history("home/ada/database.old")"#),"==",.__fromSyntaxNode(#"["home/ada/database gone", "home/ada/database.old now"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:146:9-146:109
