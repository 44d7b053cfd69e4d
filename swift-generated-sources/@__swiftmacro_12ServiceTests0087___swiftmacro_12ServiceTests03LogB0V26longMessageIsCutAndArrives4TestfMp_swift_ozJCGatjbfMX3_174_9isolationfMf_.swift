nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests03LogB0V26longMessageIsCutAndArrives4TestfMp_.swift:4:175-4:185
