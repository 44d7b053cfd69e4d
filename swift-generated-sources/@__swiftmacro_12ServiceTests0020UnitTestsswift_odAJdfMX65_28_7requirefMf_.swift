Testing.__checkFunctionCall(lines.self,calling: {
  $0.firstIndex(of: $1)
},"User=%i",expression: .__fromFunctionCall(.__fromSyntaxNode("lines"),"firstIndex",("of",.__fromStringLiteral(#""User=%i""#, "User=%i"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:66:29-66:70
