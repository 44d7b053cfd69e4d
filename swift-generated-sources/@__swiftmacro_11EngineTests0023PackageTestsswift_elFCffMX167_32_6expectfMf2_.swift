Testing.__checkBinaryOperation(found["\(package).rtfd"]?.isPackage == true,{ $0 && $1() },found["\(package).rtfd"]?.isFuzzy == false,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found["\(package).rtfd"]?.isPackage == true"#),"&&",.__fromSyntaxNode(#"found["\(package).rtfd"]?.isFuzzy == false"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:168:33-168:131
