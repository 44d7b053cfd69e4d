Testing.__checkValue(try rig.backUp().failures.isEmpty,expression: .__fromSyntaxNode("try rig.backUp().failures.isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:122:9-122:51
