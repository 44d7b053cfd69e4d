nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests06NotifyB0V23abstractSocketIsReached4TestfMp_.swift:5:99-5:109
