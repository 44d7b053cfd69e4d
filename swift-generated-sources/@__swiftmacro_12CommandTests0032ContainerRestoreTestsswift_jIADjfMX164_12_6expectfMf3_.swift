Testing.__checkFunctionCall(sandbox.cairn("restore", "--in-place", "--map-root", wrong, exits: 1).errors.self,calling: {
  $0.contains($1)
},word,expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("restore", "--in-place", "--map-root", wrong, exits: 1).errors"#),"contains",(nil,.__fromSyntaxNode("word"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:165:13-165:113
