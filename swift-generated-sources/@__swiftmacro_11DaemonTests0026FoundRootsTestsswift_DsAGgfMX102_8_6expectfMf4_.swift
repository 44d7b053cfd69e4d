Testing.__checkValue(try CatalogReader(fresh.catalog).containers().map(\.part.root) == [roots[0].definition.number],expression: .__fromSyntaxNode(#"try CatalogReader(fresh.catalog).containers().map(\.part.root) == [roots[0].definition.number]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:103:9-103:112
