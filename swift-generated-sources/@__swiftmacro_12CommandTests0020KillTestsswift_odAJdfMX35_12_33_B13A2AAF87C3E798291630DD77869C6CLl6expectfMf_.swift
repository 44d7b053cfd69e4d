Testing.__checkBinaryOperation(expected[path] == item,{ $0 || $1() },earlier[path] == item,expression: .__fromBinaryOperation(.__fromSyntaxNode("expected[path] == item"),"||",.__fromSyntaxNode("earlier[path] == item")),comments: ["\(comment.rawValue): \(Name.shown(path))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:36:13-36:113
