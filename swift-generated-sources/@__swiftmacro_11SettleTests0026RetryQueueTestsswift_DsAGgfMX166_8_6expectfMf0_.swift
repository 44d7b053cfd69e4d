Testing.__checkClosureCall(throws: Never.self,performing: {
            try RetryQueue(
                decoding: body { $0.varint(1); entry(&$0, path: "a") }, RetryQueue.Configuration(), at: 0, wallClock: moment)
        },expression: .__fromSyntaxNode(#"try RetryQueue(\#n                decoding: body { $0.varint(1); entry(&$0, path: "a") }, RetryQueue.Configuration(), at: 0, wallClock: moment)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:167:9-170:10
