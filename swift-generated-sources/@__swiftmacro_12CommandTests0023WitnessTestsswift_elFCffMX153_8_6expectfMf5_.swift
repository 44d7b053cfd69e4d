Testing.__checkBinaryOperation(lines.count == 2 && lines[0].hasSuffix("  as home/ada/database"),{ $0 && $1() },!lines[1].contains("  as "),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines.count == 2 && lines[0].hasSuffix("  as home/ada/database")"#),"&&",.__fromSyntaxNode(#"!lines[1].contains("  as ")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:154:9-154:113
