Testing.__checkValue(try #require(watch.message("READY=1")).contains("STATUS=Watching, "),expression: .__fromSyntaxNode(#"try #require(watch.message("READY=1")).contains("STATUS=Watching, ")"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:15:9-15:86
