Testing.__checkValue(isQuiet,expression: .__fromSyntaxNode("isQuiet"),comments: ["\(comment.rawValue) \(status().map(\.fields))\n\(log.suffix(3_000))"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/WatchRig.swift:168:9-168:128
