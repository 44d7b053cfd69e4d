nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests06NotifyB0V22reloadTellsWhenItBegan4TestfMp_.swift:4:174-4:184
