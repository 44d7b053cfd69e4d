Testing.__checkFunctionCall(second.text.self,calling: {
  $0.contains($1)
},"0 deleted",expression: .__fromFunctionCall(.__fromSyntaxNode("second.text"),"contains",(nil,.__fromStringLiteral(#""0 deleted""#, "0 deleted"))),comments: ["\(second.text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:67:9-67:69
