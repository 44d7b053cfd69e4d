Testing.__checkFunctionCall(said.self,calling: {
  $0.contains($1)
},"\\n",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("said"),"contains",(nil,.__fromStringLiteral(#""\\n""#, #"\n"#))), false),comments: ["\(said)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:70:9-70:50
