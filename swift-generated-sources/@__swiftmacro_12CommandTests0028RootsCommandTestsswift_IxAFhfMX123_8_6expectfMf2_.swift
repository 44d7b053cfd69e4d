Testing.__checkFunctionCall(sandbox.cairn("ls", "--container", "notes").lines.self,calling: {
  $0.contains($1)
},"containers/notes/current/list",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("ls", "--container", "notes").lines"#),"contains",(nil,.__fromStringLiteral(#""containers/notes/current/list""#, "containers/notes/current/list"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:124:9-124:109
