Testing.__checkCast(error,is: (SystemError).self,expression: .__fromBinaryOperation(.__fromSyntaxNode("error"),"is",.__fromSyntaxNode("SystemError")),comments: ["operation \(operation): \(error)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:116:17-116:82
