Testing.__checkBinaryOperation(summary["outcome"] == "fine" && summary.number("versions") == 4,{ $0 && $1() },summary.number("failures") == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"summary["outcome"] == "fine" && summary.number("versions") == 4"#),"&&",.__fromSyntaxNode(#"summary.number("failures") == 0"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:71:9-71:116
