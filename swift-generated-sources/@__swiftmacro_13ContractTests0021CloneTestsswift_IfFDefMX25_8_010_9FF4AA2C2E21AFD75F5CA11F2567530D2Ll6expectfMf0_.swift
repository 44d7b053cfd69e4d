Testing.__checkValue(try read(clone) == before && read(file) != before,expression: .__fromSyntaxNode("try read(clone) == before && read(file) != before"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:26:9-26:67
