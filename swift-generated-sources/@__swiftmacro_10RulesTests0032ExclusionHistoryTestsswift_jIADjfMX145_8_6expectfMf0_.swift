Testing.__checkValue(try Settings(text: removed, file: "", user: Self.user) == Settings(text: before.bytes, file: "", user: Self.user),expression: .__fromSyntaxNode(#"try Settings(text: removed, file: "", user: Self.user) == Settings(text: before.bytes, file: "", user: Self.user)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:146:9-146:131
