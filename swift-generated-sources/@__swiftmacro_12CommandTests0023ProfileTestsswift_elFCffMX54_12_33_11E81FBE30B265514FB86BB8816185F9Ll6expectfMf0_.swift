Testing.__checkBinaryOperation(found.texts("trouble"),{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found.texts("trouble")"#),"==",.__fromSyntaxNode("[]")),comments: ["\(commit)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ProfileTests.swift:55:13-55:63
