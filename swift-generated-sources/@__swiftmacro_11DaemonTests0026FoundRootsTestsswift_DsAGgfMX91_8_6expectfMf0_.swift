Testing.__checkValue(try world.differences("/home/snap/app/2") == [],expression: .__fromSyntaxNode(#"try world.differences("/home/snap/app/2") == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:92:9-92:65
