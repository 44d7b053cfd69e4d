Testing.__checkFunctionCall(rig.hints.self,calling: {
  $0.covers($1)
},WatchedPath(1, "a/b/c/file"),expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("rig.hints"),"covers",(nil,.__fromSyntaxNode(#"WatchedPath(1, "a/b/c/file")"#))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:81:9-81:65
