Testing.__checkFunctionCall(lines.self,calling: {
  $0.contains($1)
},"NoNewPrivileges=yes",expression: .__fromFunctionCall(.__fromSyntaxNode("lines"),"contains",(nil,.__fromStringLiteral(#""NoNewPrivileges=yes""#, "NoNewPrivileges=yes"))),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:86:17-86:74
