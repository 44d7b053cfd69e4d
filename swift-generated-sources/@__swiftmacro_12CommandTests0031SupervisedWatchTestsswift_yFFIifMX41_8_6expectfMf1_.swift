Testing.__checkValue(try #require(watch.message("RELOADING=1", after: mark)).contains("\nMONOTONIC_USEC="),expression: .__fromSyntaxNode(#"try #require(watch.message("RELOADING=1", after: mark)).contains("\nMONOTONIC_USEC=")"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:42:9-42:103
