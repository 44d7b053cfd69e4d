Testing.__checkBinaryOperation(item,{ $0 == $1() },expected[path],expression: .__fromBinaryOperation(.__fromSyntaxNode("item"),"==",.__fromSyntaxNode("expected[path]")),comments: ["\(Name.shown(path))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:59:13-59:67
