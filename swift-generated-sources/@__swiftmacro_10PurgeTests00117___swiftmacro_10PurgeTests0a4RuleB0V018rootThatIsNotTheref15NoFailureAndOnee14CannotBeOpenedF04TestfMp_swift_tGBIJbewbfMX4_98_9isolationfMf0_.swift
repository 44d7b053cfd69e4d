nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V018rootThatIsNotTheref15NoFailureAndOnee14CannotBeOpenedF04TestfMp_.swift:5:99-5:109
