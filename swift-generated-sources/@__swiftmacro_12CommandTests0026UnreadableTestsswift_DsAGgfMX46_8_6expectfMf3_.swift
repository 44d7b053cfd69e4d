Testing.__checkBinaryOperation(listed.contains("\(name)/open.txt"),{ $0 && $1() },listed.contains("\(name)/half/seen.txt"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"listed.contains("\(name)/open.txt")"#),"&&",.__fromSyntaxNode(#"listed.contains("\(name)/half/seen.txt")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:47:9-47:97
