Testing.__checkFunctionCall(lines.self,calling: {
  $0.contains($1)
},Substring(line),expression: .__fromFunctionCall(.__fromSyntaxNode("lines"),"contains",(nil,.__fromSyntaxNode("Substring(line)"))),comments: ["\(line)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:95:17-95:68
