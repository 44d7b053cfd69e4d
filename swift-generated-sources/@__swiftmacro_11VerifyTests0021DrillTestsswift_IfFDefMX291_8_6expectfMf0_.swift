Testing.__checkClosureCall(throws: DrillDirectory.Failure.self,performing: { try DrillDirectory(in: Array(rig.place.path.utf8), id, state: state) },expression: .__fromSyntaxNode("try DrillDirectory(in: Array(rig.place.path.utf8), id, state: state)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:292:9-292:126
