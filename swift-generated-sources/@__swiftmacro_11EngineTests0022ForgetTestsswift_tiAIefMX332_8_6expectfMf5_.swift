Testing.__checkValue(try CatalogReader(writer.catalog).commitsWithMaintenance().map(\.number) == [2, next.number],expression: .__fromSyntaxNode(#"try CatalogReader(writer.catalog).commitsWithMaintenance().map(\.number) == [2, next.number]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:333:9-333:110
