Testing.__checkBinaryOperation(report.after.damage.versions.map { String(decoding: $0.path, as: UTF8.self) },{ $0 == $1() },["changed.bin", "gone.bin"],expression: .__fromBinaryOperation(.__fromSyntaxNode("report.after.damage.versions.map { String(decoding: $0.path, as: UTF8.self) }"),"==",.__fromSyntaxNode(#"["changed.bin", "gone.bin"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:88:9-89:122
