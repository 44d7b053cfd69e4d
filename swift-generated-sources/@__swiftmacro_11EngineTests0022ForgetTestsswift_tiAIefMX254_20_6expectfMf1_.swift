Testing.__checkBinaryOperation(root.exists(at: commit.number),{ $0 == $1() },(isKept && root.stood(at: commit.number)),expression: .__fromBinaryOperation(.__fromSyntaxNode("root.exists(at: commit.number)"),"==",.__fromSyntaxNode("(isKept && root.stood(at: commit.number))")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:255:21-255:105
