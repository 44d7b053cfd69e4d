Testing.__checkValue(try CatalogReader(Catalog(path: test.catalogPath, repository: test.open().description.repository))
                .latestCommit()?.number,expression: .__fromSyntaxNode("try CatalogReader(Catalog(path: test.catalogPath, repository: test.open().description.repository))\n                .latestCommit()?.number"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:256:24-258:41
