Testing.__checkFunctionCall(refused.self,calling: {
  $0.contains($1)
},"the clock went 366 days ahead while the machine ran: nothing was forgotten",expression: .__fromFunctionCall(.__fromSyntaxNode("refused"),"contains",(nil,.__fromStringLiteral(#""the clock went 366 days ahead while the machine ran: nothing was forgotten""#, "the clock went 366 days ahead while the machine ran: nothing was forgotten"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:32:9-32:112
