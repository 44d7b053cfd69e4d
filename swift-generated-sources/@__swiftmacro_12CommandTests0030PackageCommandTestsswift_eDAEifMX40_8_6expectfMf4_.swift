Testing.__checkFunctionCall(sandbox.cairn("ls", "-l").text.self,calling: {
  $0.contains($1)
},"(3 items)",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("ls", "-l").text"#),"contains",(nil,.__fromStringLiteral(#""(3 items)""#, "(3 items)"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:41:9-41:70
