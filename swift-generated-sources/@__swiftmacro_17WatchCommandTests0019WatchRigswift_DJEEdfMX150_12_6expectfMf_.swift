Testing.__checkPropertyAccess(differences.self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("differences"),.__fromSyntaxNode("isEmpty")),comments: ["\(comment.rawValue) \(path), \(expected.count) items:\n\(differences.joined(separator: "\n"))\n\(log.suffix(3_000))"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/WatchRig.swift:151:13-154:48
