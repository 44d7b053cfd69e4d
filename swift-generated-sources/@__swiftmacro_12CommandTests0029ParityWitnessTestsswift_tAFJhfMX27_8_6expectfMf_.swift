Testing.__checkFunctionCall(sandbox.witness("verify").text.self,calling: {
  $0.contains($1)
},"note:",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode(#"sandbox.witness("verify").text"#),"contains",(nil,.__fromStringLiteral(#""note:""#, "note:"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ParityWitnessTests.swift:28:9-28:67
