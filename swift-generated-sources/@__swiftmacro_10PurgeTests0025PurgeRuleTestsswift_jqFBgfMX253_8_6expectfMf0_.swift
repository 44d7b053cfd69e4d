Testing.__checkBinaryOperation(found.application?.directory,{ $0 == $1() },Array("/home/ada/.var/app/org.example.Web".utf8),expression: .__fromBinaryOperation(.__fromSyntaxNode("found.application?.directory"),"==",.__fromSyntaxNode(#"Array("/home/ada/.var/app/org.example.Web".utf8)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:254:9-254:98
