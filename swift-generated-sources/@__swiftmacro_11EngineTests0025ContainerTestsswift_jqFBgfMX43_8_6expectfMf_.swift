Testing.__checkBinaryOperation(parts(set),{ $0 == $1() },[
                "containers/firefox/common \(snap)/common application-support",
                "containers/firefox/common/.cache \(snap)/common/.cache caches",
                "containers/firefox/current \(snap)/3001 application-support",
                "containers/firefox/current/.cache \(snap)/3001/.cache caches",
            ],expression: .__fromBinaryOperation(.__fromSyntaxNode("parts(set)"),"==",.__fromSyntaxNode(#"[\#n                "containers/firefox/common \(snap)/common application-support",\#n                "containers/firefox/common/.cache \(snap)/common/.cache caches",\#n                "containers/firefox/current \(snap)/3001 application-support",\#n                "containers/firefox/current/.cache \(snap)/3001/.cache caches",\#n            ]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:44:9-50:15
