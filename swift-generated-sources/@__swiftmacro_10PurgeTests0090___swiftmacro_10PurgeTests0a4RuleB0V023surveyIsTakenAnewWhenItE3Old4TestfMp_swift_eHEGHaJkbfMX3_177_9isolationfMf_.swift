nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V023surveyIsTakenAnewWhenItE3Old4TestfMp_.swift:4:178-4:188
