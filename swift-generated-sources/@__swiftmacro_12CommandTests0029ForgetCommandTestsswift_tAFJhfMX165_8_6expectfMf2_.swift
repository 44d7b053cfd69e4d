Testing.__checkBinaryOperation(partly.last?.number("forgotten") == 0,{ $0 && $1() },partly.last?.fields["dry_run"] as? Bool == true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"partly.last?.number("forgotten") == 0"#),"&&",.__fromSyntaxNode(#"partly.last?.fields["dry_run"] as? Bool == true"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:166:9-166:106
