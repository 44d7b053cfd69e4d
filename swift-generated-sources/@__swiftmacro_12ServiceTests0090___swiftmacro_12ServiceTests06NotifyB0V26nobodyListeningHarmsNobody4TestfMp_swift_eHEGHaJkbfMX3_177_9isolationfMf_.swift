nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests06NotifyB0V26nobodyListeningHarmsNobody4TestfMp_.swift:4:178-4:188
