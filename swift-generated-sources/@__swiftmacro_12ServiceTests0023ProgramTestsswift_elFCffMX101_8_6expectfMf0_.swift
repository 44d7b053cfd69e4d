Testing.__checkFunctionCall(descriptors.self,calling: {
  $0.contains($1)
},Int(high),expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("descriptors"),"contains",(nil,.__fromSyntaxNode("Int(high)"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:102:9-102:50
