Testing.__checkValue(try rig.storage.size(of: "reserve") == UInt64(rig.rig.repository.description.packBytes) / 2,expression: .__fromSyntaxNode(#"try rig.storage.size(of: "reserve") == UInt64(rig.rig.repository.description.packBytes) / 2"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:214:9-214:109
