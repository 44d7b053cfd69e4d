Testing.__checkFunctionCall(sandbox.cairn("service", "uninstall").text.self,calling: {
  $0.contains($1)
},"nothing is installed",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("service", "uninstall").text"#),"contains",(nil,.__fromStringLiteral(#""nothing is installed""#, "nothing is installed"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:61:9-61:93
