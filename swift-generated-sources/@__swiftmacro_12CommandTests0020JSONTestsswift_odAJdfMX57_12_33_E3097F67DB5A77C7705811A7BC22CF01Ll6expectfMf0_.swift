Testing.__checkPropertyAccess(unknown.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("unknown"),.__fromSyntaxNode("isEmpty")),comments: ["\(verb), \(type): not in Docs/JSON.md"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:58:13-58:110
