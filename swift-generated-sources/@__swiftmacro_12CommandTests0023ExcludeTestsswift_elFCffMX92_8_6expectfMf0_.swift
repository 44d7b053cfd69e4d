Testing.__checkBinaryOperation(Files.names(sandbox.source).sorted(),{ $0 == $1() },["a", "disk.img", "extra", "scratch"],expression: .__fromBinaryOperation(.__fromSyntaxNode("Files.names(sandbox.source).sorted()"),"==",.__fromSyntaxNode(#"["a", "disk.img", "extra", "scratch"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:93:9-93:95
