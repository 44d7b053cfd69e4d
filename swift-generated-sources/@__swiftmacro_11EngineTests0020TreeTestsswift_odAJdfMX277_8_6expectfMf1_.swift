Testing.__checkClosureCall(throws: ItemFailure.self,performing: { try rig.backUp(["/missing"]) },expression: .__fromSyntaxNode(#"try rig.backUp(["/missing"])"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:278:9-278:75
