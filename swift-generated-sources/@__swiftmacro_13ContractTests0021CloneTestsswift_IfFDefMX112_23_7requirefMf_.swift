Testing.__checkFunctionCall((),calling: { 
  LoopDisk($1)
},.xfs,expression: .__fromFunctionCall(nil,"LoopDisk",(nil,.__fromSyntaxNode(".xfs"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:113:24-113:48
