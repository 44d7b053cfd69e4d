nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04PackB0V06anOpenc25WithATornBlockIsNotGoneOnF04TestfMp_.swift:4:185-4:195
