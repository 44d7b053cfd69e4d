Testing.__checkValue(try world.stored("/home/docs/last")[[]]?.content == "behind the checkpoint".pathBytes,expression: .__fromSyntaxNode(#"try world.stored("/home/docs/last")[[]]?.content == "behind the checkpoint".pathBytes"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonGrowthTests.swift:136:9-136:103
