Testing.__checkValue(try command("/bin/cairn", "é—名") == "/bin/cairn é—名",expression: .__fromSyntaxNode(#"try command("/bin/cairn", "é—名") == "/bin/cairn é—名""#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:118:9-118:80
