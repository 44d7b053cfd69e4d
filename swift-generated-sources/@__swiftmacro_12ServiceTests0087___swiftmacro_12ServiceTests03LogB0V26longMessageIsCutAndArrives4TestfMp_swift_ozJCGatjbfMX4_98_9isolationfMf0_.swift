nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests03LogB0V26longMessageIsCutAndArrives4TestfMp_.swift:5:99-5:109
