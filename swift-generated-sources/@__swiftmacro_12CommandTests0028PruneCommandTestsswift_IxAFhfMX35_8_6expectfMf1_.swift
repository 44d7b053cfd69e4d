Testing.__checkBinaryOperation(report?.number("unused_after") == 0,{ $0 && $1() },report?.texts("left") == [],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"report?.number("unused_after") == 0"#),"&&",.__fromSyntaxNode(#"report?.texts("left") == []"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:36:9-36:84
