Testing.__checkBinaryOperation(file == "environ",{ $0 || $1() },!content.isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"file == "environ""#),"||",.__fromSyntaxNode("!content.isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:39:13-39:59
