Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/FaultTests/FaultScenario+Trust.swift:109:29-109:45
