Testing.__checkValue(rig.packs.keys.sorted().last { !$0.hasPrefix("packs/open/") },expression: .__fromSyntaxNode(#"rig.packs.keys.sorted().last { !$0.hasPrefix("packs/open/") }"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:142:26-142:97
