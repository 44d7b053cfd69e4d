Testing.__checkBinaryOperation(rig.storage.contents,{ $0 == $1() },before,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.storage.contents"),"==",.__fromSyntaxNode("before")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:69:9-69:48
