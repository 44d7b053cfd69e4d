Testing.__checkBinaryOperation(Set(Files.names(sandbox.path)),{ $0 == $1() },["home", "state", "data", "config", "cache", "runs", "repository", "source"],expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(Files.names(sandbox.path))"),"==",.__fromSyntaxNode(#"["home", "state", "data", "config", "cache", "runs", "repository", "source"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:47:9-47:128
