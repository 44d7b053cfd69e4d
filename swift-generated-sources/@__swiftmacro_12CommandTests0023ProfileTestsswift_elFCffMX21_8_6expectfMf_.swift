Testing.__checkValue(browser.awaitWhileRunning { access(sandbox.file("ready"), F_OK) == 0 },expression: .__fromSyntaxNode(#"browser.awaitWhileRunning { access(sandbox.file("ready"), F_OK) == 0 }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ProfileTests.swift:22:9-22:88
