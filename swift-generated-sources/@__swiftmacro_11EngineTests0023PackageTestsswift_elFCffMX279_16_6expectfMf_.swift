Testing.__checkValue(try rig.differences() == [] || rig.backUp { $0.packages = Self.capture() }.failures.isEmpty,expression: .__fromSyntaxNode("try rig.differences() == [] || rig.backUp { $0.packages = Self.capture() }.failures.isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:280:17-280:117
