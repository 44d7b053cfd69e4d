Testing.__checkValue(try Catalog(path: old, repository: repository).position()
                == Catalog(path: test.catalogPath, repository: repository).position(),expression: .__fromSyntaxNode("try Catalog(path: old, repository: repository).position()\n                == Catalog(path: test.catalogPath, repository: repository).position()"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:309:9-311:87
