Testing.__checkValue(kinds.allSatisfy { notes.why(rig.path("in/\($0)")) == .held && rig.exists("in/\($0)") },expression: .__fromSyntaxNode(#"kinds.allSatisfy { notes.why(rig.path("in/\($0)")) == .held && rig.exists("in/\($0)") }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:147:9-147:105
