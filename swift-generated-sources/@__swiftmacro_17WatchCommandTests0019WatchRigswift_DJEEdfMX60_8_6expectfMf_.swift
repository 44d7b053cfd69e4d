Testing.__checkValue(isWatching,expression: .__fromSyntaxNode("isWatching"),comments: ["the daemon does not come to watch:\n\(log)"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/WatchRig.swift:61:9-61:106
