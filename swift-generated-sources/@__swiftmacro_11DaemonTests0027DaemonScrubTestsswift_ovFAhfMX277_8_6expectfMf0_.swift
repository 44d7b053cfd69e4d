Testing.__checkValue(try world.verify().parityNotes == [],expression: .__fromSyntaxNode("try world.verify().parityNotes == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:278:9-278:54
