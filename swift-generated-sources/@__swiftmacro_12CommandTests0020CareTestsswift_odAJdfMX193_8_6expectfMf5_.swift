Testing.__checkBinaryOperation(lost.text.contains("cannot be restored whole"),{ $0 && $1() },lost.errors.contains("cairn: not everything could be mended"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lost.text.contains("cannot be restored whole")"#),"&&",.__fromSyntaxNode(#"lost.errors.contains("cairn: not everything could be mended")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:194:9-194:129
