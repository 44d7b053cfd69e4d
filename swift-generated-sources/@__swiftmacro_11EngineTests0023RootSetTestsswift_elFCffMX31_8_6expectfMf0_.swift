Testing.__checkBinaryOperation(set.state("Templates") == .disabled,{ $0 && $1() },set.state("Music") == .missing,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"set.state("Templates") == .disabled"#),"&&",.__fromSyntaxNode(#"set.state("Music") == .missing"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:32:9-32:87
