Testing.__checkValue(try rig.left(rig.restore(outcome.before, endsAs: .afterUndo)) == [:],expression: .__fromSyntaxNode("try rig.left(rig.restore(outcome.before, endsAs: .afterUndo)) == [:]"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:85:9-85:86
