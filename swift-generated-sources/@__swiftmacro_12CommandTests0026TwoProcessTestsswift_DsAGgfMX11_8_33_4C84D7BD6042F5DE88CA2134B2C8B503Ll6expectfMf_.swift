Testing.__checkValue(child.awaitWhileRunning { Files.bytesBeneath(sandbox.repository + "/packs") > before },expression: .__fromSyntaxNode(#"child.awaitWhileRunning { Files.bytesBeneath(sandbox.repository + "/packs") > before }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:12:9-12:104
