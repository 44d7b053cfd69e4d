Testing.__checkFunctionCall((),calling: { 
  stored($1,$2)
},rig,"containers/\(Self.id)/data/state",expression: .__fromFunctionCall(nil,"stored",(nil,.__fromSyntaxNode("rig")),(nil,.__fromSyntaxNode(#""containers/\(Self.id)/data/state""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:39:9-39:65
