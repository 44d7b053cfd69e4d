Testing.__checkPropertyAccess(undone.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("undone"),.__fromSyntaxNode("isEmpty")),comments: ["\(undone.joined(separator: "\n"))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:246:9-246:69
