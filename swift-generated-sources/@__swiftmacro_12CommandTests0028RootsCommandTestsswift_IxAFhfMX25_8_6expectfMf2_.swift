Testing.__checkBinaryOperation(documents?.number("bytes") == 5 && documents?["origin"] == "standard",{ $0 && $1() },documents?["file_system"] != nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"documents?.number("bytes") == 5 && documents?["origin"] == "standard""#),"&&",.__fromSyntaxNode(#"documents?["file_system"] != nil"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:26:9-26:123
