Testing.__checkValue(try !DiskReserve.release(rig.storage),expression: .__fromSyntaxNode("try !DiskReserve.release(rig.storage)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:215:9-215:55
