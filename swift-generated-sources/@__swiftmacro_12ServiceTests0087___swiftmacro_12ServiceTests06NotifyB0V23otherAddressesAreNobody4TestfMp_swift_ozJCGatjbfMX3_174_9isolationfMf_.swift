nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests06NotifyB0V23otherAddressesAreNobody4TestfMp_.swift:4:175-4:185
