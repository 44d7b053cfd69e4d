Testing.__checkFunctionCall((1...22).self,calling: {
  $0.contains($1)
},error.line,expression: .__fromFunctionCall(.__fromSyntaxNode("(1...22)"),"contains",(nil,.__fromSyntaxNode("error.line"))),comments: ["seed \(seed): \(text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:314:17-314:80
