Testing.__checkValue(child.awaitWhileRunning { sandbox.run("/usr/bin/setpriv", user + ["status", sandbox.source + "/closed"]).code == 0 },expression: .__fromSyntaxNode(#"child.awaitWhileRunning { sandbox.run("/usr/bin/setpriv", user + ["status", sandbox.source + "/closed"]).code == 0 }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:82:9-82:134
