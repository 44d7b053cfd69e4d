Testing.__checkClosureCall(throws: FormatError.self,performing: {
            try CheckpointDecoder.decode([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f, 0]) { _ in }
        },expression: .__fromSyntaxNode("try CheckpointDecoder.decode([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f, 0]) { _ in }"),comments: [.__line("// A kilobyte that claims far more allocates nothing.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:202:9-204:10
