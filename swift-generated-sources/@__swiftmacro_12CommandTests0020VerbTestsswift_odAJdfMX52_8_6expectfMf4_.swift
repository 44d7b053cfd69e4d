Testing.__checkBinaryOperation(link.first?.hasPrefix("lrwxrwxrwx") == true,{ $0 && $1() },link.first?.hasSuffix("/link -> letter.txt") == true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"link.first?.hasPrefix("lrwxrwxrwx") == true"#),"&&",.__fromSyntaxNode(#"link.first?.hasSuffix("/link -> letter.txt") == true"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:53:9-53:117
