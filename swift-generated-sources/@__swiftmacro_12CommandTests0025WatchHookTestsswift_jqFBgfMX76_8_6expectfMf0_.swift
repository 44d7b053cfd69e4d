Testing.__checkBinaryOperation(event["event"] == "failure" && event["path"] == sandbox.source + "/closed",{ $0 && $1() },event["reason"] == "permission denied",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"event["event"] == "failure" && event["path"] == sandbox.source + "/closed""#),"&&",.__fromSyntaxNode(#"event["reason"] == "permission denied""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:77:9-77:134
