nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests06NotifyB0V15statusIsOneLine4TestfMp_.swift:4:167-4:177
