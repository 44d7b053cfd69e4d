Testing.__checkFunctionCall(rig.run("status").text.self,calling: {
  $0.contains($1)
},"the running daemon speaks another language",expression: .__fromFunctionCall(.__fromSyntaxNode(#"rig.run("status").text"#),"contains",(nil,.__fromStringLiteral(#""the running daemon speaks another language""#, "the running daemon speaks another language"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:302:9-302:95
