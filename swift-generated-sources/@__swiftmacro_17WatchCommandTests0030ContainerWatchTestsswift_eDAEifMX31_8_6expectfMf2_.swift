Testing.__checkFunctionCall((),calling: { 
  stored($1,$2)
},rig,"containers/\(Self.id)/cache",expression: .__fromNegation(.__fromFunctionCall(nil,"stored",(nil,.__fromSyntaxNode("rig")),(nil,.__fromSyntaxNode(#""containers/\(Self.id)/cache""#))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:32:9-32:61
