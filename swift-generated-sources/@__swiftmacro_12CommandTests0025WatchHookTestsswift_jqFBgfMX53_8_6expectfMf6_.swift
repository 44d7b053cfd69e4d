Testing.__checkValue(processes().allSatisfy { kill($0, 0) != 0 },expression: .__fromSyntaxNode("processes().allSatisfy { kill($0, 0) != 0 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:54:9-54:61
