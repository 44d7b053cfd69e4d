Testing.__checkBinaryOperation(LinuxPowerSupply(directory: place.path).isOnBattery,{ $0 == $1() },machine.isOnBattery,expression: .__fromBinaryOperation(.__fromSyntaxNode("LinuxPowerSupply(directory: place.path).isOnBattery"),"==",.__fromSyntaxNode("machine.isOnBattery")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/PowerSupplyTests.swift:49:9-49:92
