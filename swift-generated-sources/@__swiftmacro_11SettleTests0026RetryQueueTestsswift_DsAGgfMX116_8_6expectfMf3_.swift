Testing.__checkValue(try RetryQueue(decoding: empty, RetryQueue.Configuration(), at: 0, wallClock: moment).isEmpty,expression: .__fromSyntaxNode("try RetryQueue(decoding: empty, RetryQueue.Configuration(), at: 0, wallClock: moment).isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:117:9-117:111
