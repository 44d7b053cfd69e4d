Testing.__checkValue(try stored.commits().count == snapshots.count,expression: .__fromSyntaxNode("try stored.commits().count == snapshots.count"),comments: [.__line("// An acknowledged commit that is silently not there would be a loss unseen.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SimulationTests/DamageTests.swift:67:13-67:67
