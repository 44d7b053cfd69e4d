Testing.__checkPropertyAccess(changes(commits[2], commits[2]).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("changes(commits[2], commits[2])"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:85:9-85:57
