Testing.__checkCast(JSONSerialization.jsonObject(with: Data(bytes)),as: (NSDictionary).self,expression: .__fromBinaryOperation(.__fromSyntaxNode("JSONSerialization.jsonObject(with: Data(bytes))"),"as?",.__fromSyntaxNode("NSDictionary")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ServiceTests/HookTests.swift:114:20-114:94
