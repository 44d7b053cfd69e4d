Testing.__checkValue(sandbox.commits().contains(try #require(event["commit"])),expression: .__fromSyntaxNode(#"sandbox.commits().contains(try #require(event["commit"]))"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:30:9-30:75
