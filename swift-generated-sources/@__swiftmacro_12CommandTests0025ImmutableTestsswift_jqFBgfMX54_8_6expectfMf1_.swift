Testing.__checkBinaryOperation(unlink(packs[0]) != 0,{ $0 && $1() },errno == EPERM,expression: .__fromBinaryOperation(.__fromSyntaxNode("unlink(packs[0]) != 0"),"&&",.__fromSyntaxNode("errno == EPERM")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:55:9-55:57
