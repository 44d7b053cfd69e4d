Testing.__checkPropertyAccess(treeDifferences(found.filter { !$0.key.isEmpty }, expected: before.filter { !$0.key.isEmpty }).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("treeDifferences(found.filter { !$0.key.isEmpty }, expected: before.filter { !$0.key.isEmpty })"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:142:9-142:120
