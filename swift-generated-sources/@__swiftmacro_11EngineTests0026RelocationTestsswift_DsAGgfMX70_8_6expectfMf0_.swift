Testing.__checkBinaryOperation(mapped.attributes[0].value,{ $0 == $1() },list([(1, .max), (2, 2000), (2, 1001), (4, .max), (8, 3000), (8, 0xffff_fffe), (16, .max), (32, .max)]),expression: .__fromBinaryOperation(.__fromSyntaxNode("mapped.attributes[0].value"),"==",.__fromSyntaxNode("list([(1, .max), (2, 2000), (2, 1001), (4, .max), (8, 3000), (8, 0xffff_fffe), (16, .max), (32, .max)])")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RelocationTests.swift:71:9-73:124
