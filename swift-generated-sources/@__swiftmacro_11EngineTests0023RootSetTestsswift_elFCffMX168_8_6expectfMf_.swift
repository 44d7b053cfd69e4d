Testing.__checkBinaryOperation(set.lines,{ $0 == $1() },[
            "F /file a file", "S /socket a socket", "L /locked error 13", "M /missing missing", "G /good kept", "C /missing-cache missing",
        ],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.lines"),"==",.__fromSyntaxNode(#"[\#n            "F /file a file", "S /socket a socket", "L /locked error 13", "M /missing missing", "G /good kept", "C /missing-cache missing",\#n        ]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:169:9-171:11
