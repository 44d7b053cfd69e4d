Testing.__checkBinaryOperation(set.state("R") == .own && set.state("Bound") == .own,{ $0 && $1() },set.state("T") == .own,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"set.state("R") == .own && set.state("Bound") == .own"#),"&&",.__fromSyntaxNode(#"set.state("T") == .own"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:148:9-148:96
