Testing.__checkBinaryOperation(parts(set).filter { $0.contains("notes") },{ $0 == $1() },[
                "containers/com.example.notes/Documents \(app)/Documents documents",
                "containers/com.example.notes/Library/Application Support \(app)/Library/Application Support application-support",
                "containers/com.example.notes/Library/Caches \(app)/Library/Caches caches",
                "containers/com.example.notes/Library/Preferences \(app)/Library/Preferences preferences",
                "containers/com.example.notes/Library/Saved State \(app)/Library/Saved State application-support",
                "containers/com.example.notes/Pictures \(app)/Pictures application-support",
                "containers/com.example.notes/tmp \(app)/tmp temporary",
            ],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"parts(set).filter { $0.contains("notes") }"#),"==",.__fromSyntaxNode(#"[\#n                "containers/com.example.notes/Documents \(app)/Documents documents",\#n                "containers/com.example.notes/Library/Application Support \(app)/Library/Application Support application-support",\#n                "containers/com.example.notes/Library/Caches \(app)/Library/Caches caches",\#n                "containers/com.example.notes/Library/Preferences \(app)/Library/Preferences preferences",\#n                "containers/com.example.notes/Library/Saved State \(app)/Library/Saved State application-support",\#n                "containers/com.example.notes/Pictures \(app)/Pictures application-support",\#n                "containers/com.example.notes/tmp \(app)/tmp temporary",\#n            ]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:77:9-86:15
