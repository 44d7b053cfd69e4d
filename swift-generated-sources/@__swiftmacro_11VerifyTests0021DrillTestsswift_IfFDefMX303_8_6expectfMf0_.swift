Testing.__checkValue(try DrillSummary(beginning: Array(bytes.prefix(DrillSummary.bytesMaximum))) == rig.record.summary,expression: .__fromSyntaxNode("try DrillSummary(beginning: Array(bytes.prefix(DrillSummary.bytesMaximum))) == rig.record.summary"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:304:9-304:115
