Testing.__checkValue(child.awaitWhileRunning { Files.content(sandbox.repository + "/journal/head") != head },expression: .__fromSyntaxNode(#"child.awaitWhileRunning { Files.content(sandbox.repository + "/journal/head") != head }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:162:9-162:105
