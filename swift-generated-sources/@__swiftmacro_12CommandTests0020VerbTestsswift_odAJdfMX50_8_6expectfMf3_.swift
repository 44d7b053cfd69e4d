Testing.__checkBinaryOperation(long.count == 1 && long[0].hasPrefix("-rw-r----- "),{ $0 && $1() },long[0].hasSuffix("  \(top)/letter.txt"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"long.count == 1 && long[0].hasPrefix("-rw-r----- ")"#),"&&",.__fromSyntaxNode(#"long[0].hasSuffix("  \(top)/letter.txt")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:51:9-51:113
