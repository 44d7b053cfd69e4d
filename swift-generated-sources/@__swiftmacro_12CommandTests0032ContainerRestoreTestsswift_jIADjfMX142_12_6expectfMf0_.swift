Testing.__checkBinaryOperation(Self.owner(path),{ $0 == $1() },[5001, 5002],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.owner(path)"),"==",.__fromSyntaxNode("[5001, 5002]")),comments: ["\(path)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:143:13-143:65
