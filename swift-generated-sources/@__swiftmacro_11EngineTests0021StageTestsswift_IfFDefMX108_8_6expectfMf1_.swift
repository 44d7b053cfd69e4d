Testing.__checkClosureCall(throws: SystemError.self,performing: {
            try packs.append(second, check: secondCheck, chunks: [secondChunk])
        },expression: .__fromSyntaxNode("try packs.append(second, check: secondCheck, chunks: [secondChunk])"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:109:9-111:10
