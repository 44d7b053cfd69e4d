Testing.__checkValue(try watched.capture([watched.task("", .subtree)]).counts.bytesRead == 0,expression: .__fromSyntaxNode(#"try watched.capture([watched.task("", .subtree)]).counts.bytesRead == 0"#),comments: [.__line("// Long after the last save nothing is read again.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/CoarseTimeTests.swift:52:9-52:89
