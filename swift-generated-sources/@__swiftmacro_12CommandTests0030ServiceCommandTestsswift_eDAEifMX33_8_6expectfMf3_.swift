Testing.__checkBinaryOperation(status.fields["installed"] as? Bool == true,{ $0 && $1() },status.fields["current"] as? Bool == true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"status.fields["installed"] as? Bool == true"#),"&&",.__fromSyntaxNode(#"status.fields["current"] as? Bool == true"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:34:9-34:106
