Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:316:29-316:45
