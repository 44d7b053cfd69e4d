Testing.__checkBinaryOperation(sandbox.cairn("diff", first, last).lines.filter { $0.contains("letter") },{ $0 == $1() },["M  \(path)/"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("diff", first, last).lines.filter { $0.contains("letter") }"#),"==",.__fromSyntaxNode(#"["M  \(path)/"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:60:9-60:110
