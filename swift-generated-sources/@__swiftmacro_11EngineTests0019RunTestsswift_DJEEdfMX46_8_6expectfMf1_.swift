Testing.__checkValue(commits.dropLast().allSatisfy { $0.commit.kind == .partial },expression: .__fromSyntaxNode("commits.dropLast().allSatisfy { $0.commit.kind == .partial }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:47:9-47:78
