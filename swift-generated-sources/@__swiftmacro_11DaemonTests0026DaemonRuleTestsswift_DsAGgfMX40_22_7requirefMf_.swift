Testing.__checkValue(try CatalogReader(world.loop.session!.writer.catalog).gaps().last,expression: .__fromSyntaxNode("try CatalogReader(world.loop.session!.writer.catalog).gaps().last"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:41:23-41:98
