Testing.__checkBinaryOperation(planned.last?.number("forgotten") == 3 && planned.last?.number("kept") == 2,{ $0 && $1() },planned.last?.fields["versions"] is NSNull,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"planned.last?.number("forgotten") == 3 && planned.last?.number("kept") == 2"#),"&&",.__fromSyntaxNode(#"planned.last?.fields["versions"] is NSNull"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:32:9-32:139
