Testing.__checkValue(try rig.purge(root).notes.why(rig.path("apps/one/tmp")) == .running(application) && rig.exists("apps/one/tmp/old"),expression: .__fromSyntaxNode(#"try rig.purge(root).notes.why(rig.path("apps/one/tmp")) == .running(application) && rig.exists("apps/one/tmp/old")"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:169:9-169:132
