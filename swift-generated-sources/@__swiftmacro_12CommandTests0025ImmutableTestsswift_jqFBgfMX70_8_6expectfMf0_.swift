Testing.__checkBinaryOperation(!isMutable,{ $0 || $1() },ended.errors.contains("cannot be made immutable here"),expression: .__fromBinaryOperation(.__fromSyntaxNode("!isMutable"),"||",.__fromSyntaxNode(#"ended.errors.contains("cannot be made immutable here")"#)),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:71:9-71:105
