Testing.__checkValue(try rig.storage.freeBytes() > reserve - 200_000,expression: .__fromSyntaxNode("try rig.storage.freeBytes() > reserve - 200_000"),comments: [.__line("// Not one byte into the reserve but what journal and catalog need.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:76:9-76:65
