Testing.__checkValue(try reader.roots().first { $0.definition.path == Self.app.pathBytes },expression: .__fromSyntaxNode("try reader.roots().first { $0.definition.path == Self.app.pathBytes }"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:42:24-42:103
