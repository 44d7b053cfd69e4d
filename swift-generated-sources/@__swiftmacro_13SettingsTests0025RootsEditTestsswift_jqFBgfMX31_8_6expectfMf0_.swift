Testing.__checkFunctionCall(documented.self,calling: {
  $0.hasPrefix($1)
},"#standard = true\nstandard = true\n",expression: .__fromFunctionCall(.__fromSyntaxNode("documented"),"hasPrefix",(nil,.__fromStringLiteral(##""#standard = true\nstandard = true\n""##, "#standard = true\nstandard = true\n"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:32:9-32:77
