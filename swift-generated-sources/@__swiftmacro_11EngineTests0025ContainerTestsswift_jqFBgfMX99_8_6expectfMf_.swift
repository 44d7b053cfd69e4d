Testing.__checkBinaryOperation(parts(set),{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("parts(set)"),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:100:9-100:34
