Testing.__checkFunctionCall(sandbox.cairn("ls", "--at", form).text.self,calling: {
  $0.contains($1)
},"three.md",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("ls", "--at", form).text"#),"contains",(nil,.__fromStringLiteral(#""three.md""#, "three.md"))),comments: ["\(form)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:124:13-124:92
