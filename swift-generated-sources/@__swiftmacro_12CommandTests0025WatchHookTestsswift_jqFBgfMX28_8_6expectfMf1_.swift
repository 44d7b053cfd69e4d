Testing.__checkBinaryOperation(event["event"] == "commit",{ $0 && $1() },event["repository"] == sandbox.repository,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"event["event"] == "commit""#),"&&",.__fromSyntaxNode(#"event["repository"] == sandbox.repository"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:29:9-29:89
