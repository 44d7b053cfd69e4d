Testing.__checkValue(try rig.storage.size(of: "reserve") != nil,expression: .__fromSyntaxNode(#"try rig.storage.size(of: "reserve") != nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:225:9-225:60
