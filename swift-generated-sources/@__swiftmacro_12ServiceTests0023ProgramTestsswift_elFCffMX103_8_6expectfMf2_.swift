Testing.__checkFunctionCall(text.self,calling: {
  $0.contains($1)
},"SigBlk:\t0000000000000000\n",expression: .__fromFunctionCall(.__fromSyntaxNode("text"),"contains",(nil,.__fromStringLiteral(#""SigBlk:\t0000000000000000\n""#, "SigBlk:\t0000000000000000\n"))),comments: ["\(text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:104:9-104:73
