Testing.__checkFunctionCall(sandbox.cairn("repair").text.self,calling: {
  $0.contains($1)
},"1 damaged pack made whole by parity",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("repair").text"#),"contains",(nil,.__fromStringLiteral(#""1 damaged pack made whole by parity""#, "1 damaged pack made whole by parity"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ParityWitnessTests.swift:72:9-72:94
