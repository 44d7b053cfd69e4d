Testing.__checkValue(try rig.purge(root).notes.paths == [rig.path("apps/one/tmp/old")],expression: .__fromSyntaxNode(#"try rig.purge(root).notes.paths == [rig.path("apps/one/tmp/old")]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:179:9-179:83
