nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07PackageB0V35standardRulesKnowWhatTheDesignNames4TestfMp_.swift:4:187-4:197
