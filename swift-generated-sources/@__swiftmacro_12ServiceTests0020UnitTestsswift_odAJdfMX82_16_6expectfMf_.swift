Testing.__checkFunctionCall(lines.self,calling: {
  $0.contains($1)
},"IOSchedulingClass=idle",expression: .__fromFunctionCall(.__fromSyntaxNode("lines"),"contains",(nil,.__fromStringLiteral(#""IOSchedulingClass=idle""#, "IOSchedulingClass=idle"))),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:83:17-83:77
