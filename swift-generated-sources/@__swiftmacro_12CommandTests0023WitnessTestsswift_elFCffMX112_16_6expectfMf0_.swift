Testing.__checkFunctionCall(segment.self,calling: {
  $0.starts(with: $1)
},Array("CAIRNJC1".utf8),expression: .__fromFunctionCall(.__fromSyntaxNode("segment"),"starts",("with",.__fromSyntaxNode(#"Array("CAIRNJC1".utf8)"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:113:17-113:70
