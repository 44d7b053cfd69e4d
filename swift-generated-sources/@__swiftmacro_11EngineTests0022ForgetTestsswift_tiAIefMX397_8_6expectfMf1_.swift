Testing.__checkValue(try reader.commits().map(\.number) == [1, 3, 6] && reader.commits()[1].commit.id == after,expression: .__fromSyntaxNode(#"try reader.commits().map(\.number) == [1, 3, 6] && reader.commits()[1].commit.id == after"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:398:9-398:107
