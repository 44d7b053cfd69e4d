Testing.__checkFunctionCall((),calling: { 
  LoopDisk($1)
},LoopDisk.hasXFS ? .xfs : .btrfs,expression: .__fromFunctionCall(nil,"LoopDisk",(nil,.__fromSyntaxNode("LoopDisk.hasXFS ? .xfs : .btrfs"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:44:24-44:75
