Testing.__checkBinaryOperation(report.versions,{ $0 == $1() },16,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.versions"),"==",.__fromSyntaxNode("16")),comments: [.__line("// Thirteen at first, two changed, one new.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:69:9-69:39
