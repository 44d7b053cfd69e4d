Testing.__checkBinaryOperation(tree[path] == item,{ $0 || $1() },before[path] == item,expression: .__fromBinaryOperation(.__fromSyntaxNode("tree[path] == item"),"||",.__fromSyntaxNode("before[path] == item")),comments: ["seed \(Self.seed), round \(round): \(Name.shown(path))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:104:17-104:126
