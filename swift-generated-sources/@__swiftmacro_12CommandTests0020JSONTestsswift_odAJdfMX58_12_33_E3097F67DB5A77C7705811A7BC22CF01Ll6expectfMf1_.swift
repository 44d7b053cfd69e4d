Testing.__checkPropertyAccess(documented.always.subtracting(found).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("documented.always.subtracting(found)"),.__fromSyntaxNode("isEmpty")),comments: ["\(verb), \(type): missing"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:59:13-59:127
