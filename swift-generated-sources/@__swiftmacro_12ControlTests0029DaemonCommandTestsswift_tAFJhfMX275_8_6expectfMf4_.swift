Testing.__checkFunctionCall(rig.run("status", file).text.self,calling: {
  $0.contains($1)
},"it fails: input/output error (3 tries, next at 2033-",expression: .__fromFunctionCall(.__fromSyntaxNode(#"rig.run("status", file).text"#),"contains",(nil,.__fromStringLiteral(#""it fails: input/output error (3 tries, next at 2033-""#, "it fails: input/output error (3 tries, next at 2033-"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:276:9-276:111
