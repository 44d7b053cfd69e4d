Testing.__checkValue(try rig.set().state("Documents") == .disabled,expression: .__fromSyntaxNode(#"try rig.set().state("Documents") == .disabled"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:40:9-40:63
