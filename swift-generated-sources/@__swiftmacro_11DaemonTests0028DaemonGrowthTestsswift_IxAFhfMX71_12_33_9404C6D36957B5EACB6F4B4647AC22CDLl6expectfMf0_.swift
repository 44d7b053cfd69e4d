Testing.__checkBinaryOperation(TestSupport.differences(tree, expected: states[commit.number]!),{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("TestSupport.differences(tree, expected: states[commit.number]!)"),"==",.__fromSyntaxNode("[]")),comments: ["commit \(commit.number)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonGrowthTests.swift:72:13-72:118
