Testing.__checkBinaryOperation(Set(looks),{ $0 == $1() },["repository", "renamed", ".cairn-restore-0123456789abcdef", "restored"],expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(looks)"),"==",.__fromSyntaxNode(#"["repository", "renamed", ".cairn-restore-0123456789abcdef", "restored"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:236:9-236:104
