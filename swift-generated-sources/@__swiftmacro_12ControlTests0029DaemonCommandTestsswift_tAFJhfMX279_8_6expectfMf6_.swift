Testing.__checkFunctionCall(rig.run("status", file).text.self,calling: {
  $0.contains($1)
},"queue of events overflowed",expression: .__fromFunctionCall(.__fromSyntaxNode(#"rig.run("status", file).text"#),"contains",(nil,.__fromStringLiteral(#""queue of events overflowed""#, "queue of events overflowed"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:280:9-280:85
