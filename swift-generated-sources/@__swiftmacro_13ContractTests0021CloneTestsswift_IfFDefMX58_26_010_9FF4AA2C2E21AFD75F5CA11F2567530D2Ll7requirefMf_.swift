Testing.__checkFunctionCall(fileSystem.self,calling: {
  $0.makeScratch(bytes: $1)
},file.openedStatus.size,expression: .__fromFunctionCall(.__fromSyntaxNode("fileSystem"),"makeScratch",("bytes",.__fromSyntaxNode("file.openedStatus.size"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:59:27-59:90
