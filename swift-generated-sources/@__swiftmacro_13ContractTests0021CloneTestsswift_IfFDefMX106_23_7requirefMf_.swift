Testing.__checkFunctionCall((),calling: { 
  LoopDisk($1)
},.btrfs,expression: .__fromFunctionCall(nil,"LoopDisk",(nil,.__fromSyntaxNode(".btrfs"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:107:24-107:50
