Testing.__checkBinaryOperation(event.fields["transient"] as? Bool == false,{ $0 && $1() },event.number("failing") == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"event.fields["transient"] as? Bool == false"#),"&&",.__fromSyntaxNode(#"event.number("failing") == 1"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:78:9-78:93
