Testing.__checkFunctionCall(String(decoding: buffer[..<max(0, count)], as: UTF8.self).self,calling: {
  $0.contains($1)
},"read again",expression: .__fromFunctionCall(.__fromSyntaxNode("String(decoding: buffer[..<max(0, count)], as: UTF8.self)"),"contains",(nil,.__fromStringLiteral(#""read again""#, "read again"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:152:9-152:98
