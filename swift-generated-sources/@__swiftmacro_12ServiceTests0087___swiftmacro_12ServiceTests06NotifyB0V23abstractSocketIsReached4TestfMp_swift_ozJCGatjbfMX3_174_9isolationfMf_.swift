nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests06NotifyB0V23abstractSocketIsReached4TestfMp_.swift:4:175-4:185
