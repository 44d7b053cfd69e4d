Testing.__checkBinaryOperation(ended.lines.filter { $0.hasSuffix("letter") }.count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ended.lines.filter { $0.hasSuffix("letter") }.count"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:83:9-83:74
