Testing.__checkBinaryOperation(parts(set),{ $0 == $1() },[
                "containers/org.mozilla.firefox/.local \(app)/.local application-support",
                "containers/org.mozilla.firefox/.mozilla \(app)/.mozilla application-support",
                "containers/org.mozilla.firefox/cache \(app)/cache caches",
                "containers/org.mozilla.firefox/cache/tmp \(app)/cache/tmp temporary",
                "containers/org.mozilla.firefox/config \(app)/config preferences",
                "containers/org.mozilla.firefox/data \(app)/data application-support",
            ],expression: .__fromBinaryOperation(.__fromSyntaxNode("parts(set)"),"==",.__fromSyntaxNode(#"[\#n                "containers/org.mozilla.firefox/.local \(app)/.local application-support",\#n                "containers/org.mozilla.firefox/.mozilla \(app)/.mozilla application-support",\#n                "containers/org.mozilla.firefox/cache \(app)/cache caches",\#n                "containers/org.mozilla.firefox/cache/tmp \(app)/cache/tmp temporary",\#n                "containers/org.mozilla.firefox/config \(app)/config preferences",\#n                "containers/org.mozilla.firefox/data \(app)/data application-support",\#n            ]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:23:9-31:15
