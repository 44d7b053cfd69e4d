Testing.__checkValue(try dump(CatalogReader(writer.catalog)) == dump(CatalogReader(fresh)),expression: .__fromSyntaxNode("try dump(CatalogReader(writer.catalog)) == dump(CatalogReader(fresh))"),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:243:13-243:107
