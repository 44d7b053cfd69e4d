Testing.__checkValue(try purges(world, "/t/\(number)").count == 1,expression: .__fromSyntaxNode(#"try purges(world, "/t/\(number)").count == 1"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:105:32-105:85
