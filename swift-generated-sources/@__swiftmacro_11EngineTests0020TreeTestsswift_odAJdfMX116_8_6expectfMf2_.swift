Testing.__checkValue(try rig.stored() == before,expression: .__fromSyntaxNode("try rig.stored() == before"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:117:9-117:44
