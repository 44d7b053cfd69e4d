Testing.__checkFunctionCall(disk.self,calling: {
  $0.cut(seed: $1,after: $2)
},random.next(),1 + random.below(random.chance(2) ? 3 : 24),expression: .__fromFunctionCall(.__fromSyntaxNode("disk"),"cut",("seed",.__fromSyntaxNode("random.next()")),("after",.__fromSyntaxNode("1 + random.below(random.chance(2) ? 3 : 24)"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/FaultTests/PowerCutTests.swift:53:27-53:118
