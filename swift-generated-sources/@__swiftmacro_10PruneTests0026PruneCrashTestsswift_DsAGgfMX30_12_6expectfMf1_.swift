Testing.__checkBinaryOperation(rig.storage.faultsMet,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.storage.faultsMet"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneCrashTests.swift:31:13-31:48
