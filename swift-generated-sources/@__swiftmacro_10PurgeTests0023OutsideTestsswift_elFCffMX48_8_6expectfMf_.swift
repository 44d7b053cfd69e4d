Testing.__checkValue(try rig.purge(rig.root("link")).totals.items == 1,expression: .__fromSyntaxNode(#"try rig.purge(rig.root("link")).totals.items == 1"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:49:9-49:67
