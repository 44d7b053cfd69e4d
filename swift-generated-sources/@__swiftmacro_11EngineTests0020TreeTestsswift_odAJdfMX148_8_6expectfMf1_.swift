Testing.__checkClosureCall(throws: ItemFailure.self,performing: {
            try rig.backUp(["/home/elsewhere"], excluded: excluded)
        },expression: .__fromSyntaxNode(#"try rig.backUp(["/home/elsewhere"], excluded: excluded)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:149:9-151:10
