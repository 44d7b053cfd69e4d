Testing.__checkBinaryOperation(ftruncate(number, off_t(before.count)) == 0,{ $0 && $1() },pwrite(number, before, before.count, 0) == before.count,expression: .__fromBinaryOperation(.__fromSyntaxNode("ftruncate(number, off_t(before.count)) == 0"),"&&",.__fromSyntaxNode("pwrite(number, before, before.count, 0) == before.count")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:55:9-55:120
