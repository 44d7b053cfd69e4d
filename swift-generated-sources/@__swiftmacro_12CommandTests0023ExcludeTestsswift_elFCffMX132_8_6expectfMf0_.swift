Testing.__checkBinaryOperation(names.contains("source/fake/CACHEDIR.TAG"),{ $0 && $1() },names.contains("source/linked/x"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"names.contains("source/fake/CACHEDIR.TAG")"#),"&&",.__fromSyntaxNode(#"names.contains("source/linked/x")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:133:9-133:97
