Testing.__checkFunctionCall(why.self,calling: {
  $0.contains($1)
},"lost where its parity can bring back",expression: .__fromFunctionCall(.__fromSyntaxNode("why"),"contains",(nil,.__fromStringLiteral(#""lost where its parity can bring back""#, "lost where its parity can bring back"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:158:9-158:70
