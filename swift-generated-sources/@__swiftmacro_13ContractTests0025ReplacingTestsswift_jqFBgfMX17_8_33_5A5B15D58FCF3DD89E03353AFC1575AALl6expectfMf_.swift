Testing.__checkBinaryOperation(Glibc.write(file, text, text.utf8.count),{ $0 == $1() },text.utf8.count,expression: .__fromBinaryOperation(.__fromSyntaxNode("Glibc.write(file, text, text.utf8.count)"),"==",.__fromSyntaxNode("text.utf8.count")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ReplacingTests.swift:18:9-18:77
