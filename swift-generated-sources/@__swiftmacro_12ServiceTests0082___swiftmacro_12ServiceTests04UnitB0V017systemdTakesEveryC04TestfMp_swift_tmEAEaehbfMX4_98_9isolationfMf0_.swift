nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests04UnitB0V017systemdTakesEveryC04TestfMp_.swift:5:99-5:109
