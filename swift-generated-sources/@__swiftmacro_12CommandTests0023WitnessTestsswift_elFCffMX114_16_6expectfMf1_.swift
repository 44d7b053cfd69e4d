Testing.__checkFunctionCall(segment.dropFirst(64).self,calling: {
  $0.starts(with: $1)
},Array("CREE".utf8),expression: .__fromFunctionCall(.__fromSyntaxNode("segment.dropFirst(64)"),"starts",("with",.__fromSyntaxNode(#"Array("CREE".utf8)"#))),comments: [.__line("// The first record after the header: no row of it lies there in clear.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:115:17-115:80
