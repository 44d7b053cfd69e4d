Testing.__checkBinaryOperation(rig.ground.survey([application, other]).running,{ $0 == $1() },[application],expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.ground.survey([application, other]).running"),"==",.__fromSyntaxNode("[application]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:168:9-168:82
