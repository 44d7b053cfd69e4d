Testing.__checkValue(child.awaitWhileRunning { Files.bytesBeneath(out) > 3 << 20 },expression: .__fromSyntaxNode("child.awaitWhileRunning { Files.bytesBeneath(out) > 3 << 20 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:184:9-184:79
