Testing.__checkBinaryOperation(inside.contains("M  \(path)/images/one.png"),{ $0 && $1() },inside.contains("-  \(path)/images/two.png"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"inside.contains("M  \(path)/images/one.png")"#),"&&",.__fromSyntaxNode(#"inside.contains("-  \(path)/images/two.png")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:62:9-62:110
