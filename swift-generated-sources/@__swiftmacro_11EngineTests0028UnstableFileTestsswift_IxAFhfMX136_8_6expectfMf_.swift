Testing.__checkValue(try rig.backUp().failures.isEmpty,expression: .__fromSyntaxNode("try rig.backUp().failures.isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:137:9-137:51
