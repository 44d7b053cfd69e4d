Testing.__checkValue(try CatalogReader(world.loop.session!.writer.catalog).openGaps().map(\.cause) == [.lostWatch],expression: .__fromSyntaxNode(#"try CatalogReader(world.loop.session!.writer.catalog).openGaps().map(\.cause) == [.lostWatch]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:52:9-52:111
