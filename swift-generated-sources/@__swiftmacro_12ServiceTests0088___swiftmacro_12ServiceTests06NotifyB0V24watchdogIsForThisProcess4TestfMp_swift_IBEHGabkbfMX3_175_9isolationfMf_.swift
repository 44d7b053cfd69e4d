nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests06NotifyB0V24watchdogIsForThisProcess4TestfMp_.swift:4:176-4:186
