Testing.__checkValue(try DrillRecord(decoding: bytes) == rig.record,expression: .__fromSyntaxNode("try DrillRecord(decoding: bytes) == rig.record"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:303:9-303:64
