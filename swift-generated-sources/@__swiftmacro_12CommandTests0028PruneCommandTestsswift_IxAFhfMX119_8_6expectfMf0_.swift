Testing.__checkBinaryOperation(report?.texts("left") == ["in_use"],{ $0 && $1() },report?.number("packs_removed") == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"report?.texts("left") == ["in_use"]"#),"&&",.__fromSyntaxNode(#"report?.number("packs_removed") == 0"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:120:9-120:93
