Testing.__checkPropertyAccess(ended.output.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("ended.output"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/CommandTests/ErrorTextTests.swift:11:9-11:70
