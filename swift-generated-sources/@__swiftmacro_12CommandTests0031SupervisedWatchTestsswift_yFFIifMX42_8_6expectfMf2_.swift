Testing.__checkValue(try #require(watch.message("READY=1", after: mark)).contains("with new settings"),expression: .__fromSyntaxNode(#"try #require(watch.message("READY=1", after: mark)).contains("with new settings")"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:43:9-43:99
