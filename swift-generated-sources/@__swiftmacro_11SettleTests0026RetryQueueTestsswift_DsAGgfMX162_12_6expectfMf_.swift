Testing.__checkClosureCall(throws: FormatError.self,performing: {
                try RetryQueue(decoding: bytes, RetryQueue.Configuration(), at: 0, wallClock: moment)
            },expression: .__fromSyntaxNode("try RetryQueue(decoding: bytes, RetryQueue.Configuration(), at: 0, wallClock: moment)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:163:13-165:14
