Testing.__checkBinaryOperation(line?.fields["package"] as? Bool == true && line?.number("items") == 3,{ $0 && $1() },line?.number("size") == 11,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"line?.fields["package"] as? Bool == true && line?.number("items") == 3"#),"&&",.__fromSyntaxNode(#"line?.number("size") == 11"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:40:9-40:118
