Testing.__checkBinaryOperation(commit.forgetting,{ $0 == $1() },forgotten[commit.number],expression: .__fromBinaryOperation(.__fromSyntaxNode("commit.forgetting"),"==",.__fromSyntaxNode("forgotten[commit.number]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:251:17-251:71
