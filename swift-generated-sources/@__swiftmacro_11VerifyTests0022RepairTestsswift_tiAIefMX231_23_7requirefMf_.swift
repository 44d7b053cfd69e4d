Testing.__checkValue(try CatalogReader(Catalog(path: fresh, repository: repository)).latestCommit()?.number,expression: .__fromSyntaxNode("try CatalogReader(Catalog(path: fresh, repository: repository)).latestCommit()?.number"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:232:24-233:100
