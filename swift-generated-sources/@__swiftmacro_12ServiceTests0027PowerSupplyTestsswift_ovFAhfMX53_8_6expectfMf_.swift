Testing.__checkPropertyAccess(LinuxPowerSupply(directory: place.file("power_supply")).self,getting: { $0.isOnBattery },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode(#"LinuxPowerSupply(directory: place.file("power_supply"))"#),.__fromSyntaxNode("isOnBattery")), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/PowerSupplyTests.swift:54:9-54:86
