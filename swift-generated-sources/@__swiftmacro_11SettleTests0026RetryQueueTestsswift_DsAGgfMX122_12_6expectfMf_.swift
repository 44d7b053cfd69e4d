Testing.__checkClosureCall(throws: FormatError.self,performing: {
                try RetryQueue(decoding: Array(bytes[..<length]), RetryQueue.Configuration(), at: 0, wallClock: moment)
            },expression: .__fromSyntaxNode("try RetryQueue(decoding: Array(bytes[..<length]), RetryQueue.Configuration(), at: 0, wallClock: moment)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:123:13-125:14
