Testing.__checkValue(try test.packs == firstPacks,expression: .__fromSyntaxNode("try test.packs == firstPacks"),comments: [.__line("// The first commit's content alone lies in the first block behind the header.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:166:9-166:46
