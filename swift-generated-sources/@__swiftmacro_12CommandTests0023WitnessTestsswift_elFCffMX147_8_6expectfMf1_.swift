Testing.__checkBinaryOperation(history("/home/ada/database.old"),{ $0 == $1() },history("home/ada/database.old"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"history("/home/ada/database.old")"#),"==",.__fromSyntaxNode(#"history("home/ada/database.old")"#)),comments: [.__line("// Where it lived, and by the name it no longer has.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:148:9-148:87
