Testing.__checkValue(try CatalogReader(writer.catalog).commitsWithMaintenance().map(\.number) == [2, 3],expression: .__fromSyntaxNode(#"try CatalogReader(writer.catalog).commitsWithMaintenance().map(\.number) == [2, 3]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:329:9-329:100
