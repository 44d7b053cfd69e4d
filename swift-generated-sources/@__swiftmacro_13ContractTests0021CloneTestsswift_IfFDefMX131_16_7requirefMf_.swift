Testing.__checkBinaryOperation(Glibc.write(number, bytes, bytes.count),{ $0 == $1() },bytes.count,expression: .__fromBinaryOperation(.__fromSyntaxNode("Glibc.write(number, bytes, bytes.count)"),"==",.__fromSyntaxNode("bytes.count")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:132:17-132:81
