Testing.__checkValue(try CatalogReader(world.loop.session!.writer.catalog).commits().map(\.commit.counts.new) == [0, 1],expression: .__fromSyntaxNode(#"try CatalogReader(world.loop.session!.writer.catalog).commits().map(\.commit.counts.new) == [0, 1]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:30:9-30:116
