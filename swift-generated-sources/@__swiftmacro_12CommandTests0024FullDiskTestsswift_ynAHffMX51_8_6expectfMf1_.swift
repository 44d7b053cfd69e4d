Testing.__checkPropertyAccess(Files.names(disk).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("Files.names(disk)"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:52:9-52:43
