Testing.__checkBinaryOperation(tight.left,{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("tight.left"),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:208:9-208:34
