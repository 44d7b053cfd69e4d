Testing.__checkFunctionCall(watch.self,calling: {
  $0.logs($1)
},"its parity has made it whole again",expression: .__fromFunctionCall(.__fromSyntaxNode("watch"),"logs",(nil,.__fromStringLiteral(#""its parity has made it whole again""#, "its parity has made it whole again"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:133:9-133:66
