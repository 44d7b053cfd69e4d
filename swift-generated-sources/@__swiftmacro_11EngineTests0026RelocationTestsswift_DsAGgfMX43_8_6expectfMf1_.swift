Testing.__checkClosureCall(throws: ItemFailure.self,performing: {
            try rig.backUp([]) { $0.refused = [ItemFailure(path: "/socket".bytes, reason: .unsupported("a socket"))] }
        },expression: .__fromSyntaxNode(#"try rig.backUp([]) { $0.refused = [ItemFailure(path: "/socket".bytes, reason: .unsupported("a socket"))] }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RelocationTests.swift:44:9-46:10
