Testing.__checkValue(try reader.entry(root, path: path.bytes, at: commit.number),expression: .__fromSyntaxNode("try reader.entry(root, path: path.bytes, at: commit.number)"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:180:20-180:89
