Testing.__checkBinaryOperation(dry.lines.first == "replace \(restored)",{ $0 && $1() },dry.text.contains("would restore 3 items"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"dry.lines.first == "replace \(restored)""#),"&&",.__fromSyntaxNode(#"dry.text.contains("would restore 3 items")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:118:9-118:104
