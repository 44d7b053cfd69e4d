Testing.__checkPropertyAccess(wrong.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("wrong"),.__fromSyntaxNode("isEmpty")),comments: ["\(areListed ? "not listed" : "still listed"): \(wrong)\n\(log.suffix(3_000))"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:186:9-186:143
