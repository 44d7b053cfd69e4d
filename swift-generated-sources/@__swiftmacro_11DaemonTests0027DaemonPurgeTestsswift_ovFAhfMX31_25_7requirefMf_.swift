Testing.__checkValue(try purges(world, "/t/a").first?.purge,expression: .__fromSyntaxNode(#"try purges(world, "/t/a").first?.purge"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:32:26-32:74
