Testing.__checkBinaryOperation(Set(tree.keys),{ $0 == $1() },Set(files.keys),expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(tree.keys)"),"==",.__fromSyntaxNode("Set(files.keys)")),comments: [],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/VerifyTests/TestRepository.swift:268:13-268:87
