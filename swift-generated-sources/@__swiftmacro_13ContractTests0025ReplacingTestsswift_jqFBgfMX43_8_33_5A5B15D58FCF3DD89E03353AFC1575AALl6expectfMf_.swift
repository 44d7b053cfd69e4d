Testing.__checkClosureCall(throws: SystemError.replacing(Array("name".utf8), standing),performing: body,expression: .__fromSyntaxNode("body"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ReplacingTests.swift:44:9-44:95
