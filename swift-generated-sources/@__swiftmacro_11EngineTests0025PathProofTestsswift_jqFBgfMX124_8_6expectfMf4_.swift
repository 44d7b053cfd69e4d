Testing.__checkBinaryOperation(link.standing == .kindChanged(from: .symlink, to: .directory),{ $0 && $1() },link.notStored == 2,expression: .__fromBinaryOperation(.__fromSyntaxNode("link.standing == .kindChanged(from: .symlink, to: .directory)"),"&&",.__fromSyntaxNode("link.notStored == 2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:125:9-125:102
