Testing.__checkPropertyAccess(notes.purged.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("notes.purged"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:85:9-85:38
