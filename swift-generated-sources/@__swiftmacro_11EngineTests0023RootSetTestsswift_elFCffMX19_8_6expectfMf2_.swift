Testing.__checkPropertyAccess(set.absent(StandardDirectories(rig.ground.user)).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode("set.absent(StandardDirectories(rig.ground.user))"),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:20:9-20:74
