Testing.__checkBinaryOperation(touched.standing == .metadataChanged(since: 1, [.modified]),{ $0 && $1() },!touched.isStored,expression: .__fromBinaryOperation(.__fromSyntaxNode("touched.standing == .metadataChanged(since: 1, [.modified])"),"&&",.__fromSyntaxNode("!touched.isStored")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:80:9-80:98
