Testing.__checkValue(try CatalogReader(try rig.openWriter().catalog).exclusions().isEmpty,expression: .__fromSyntaxNode("try CatalogReader(try rig.openWriter().catalog).exclusions().isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:68:9-68:86
