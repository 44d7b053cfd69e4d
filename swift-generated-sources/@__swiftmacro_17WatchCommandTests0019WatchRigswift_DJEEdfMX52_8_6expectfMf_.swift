Testing.__checkValue(isStarted,expression: .__fromSyntaxNode("isStarted"),comments: ["the daemon places no watches:\n\(log)"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/WatchRig.swift:53:9-53:100
