Testing.__checkBinaryOperation(tree.isStored && tree.stored == 2,{ $0 && $1() },tree.storedByContent == 2,expression: .__fromBinaryOperation(.__fromSyntaxNode("tree.isStored && tree.stored == 2"),"&&",.__fromSyntaxNode("tree.storedByContent == 2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:58:9-58:80
