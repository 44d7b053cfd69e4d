Testing.__checkValue(try #require(rig.record.summary.share(now: LinuxClock().now())) > 0.9,expression: .__fromSyntaxNode("try #require(rig.record.summary.share(now: LinuxClock().now())) > 0.9"),comments: [.__line("// By pure chance some 80 % would be; what was never tried is eight times as likely.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:110:9-110:87
