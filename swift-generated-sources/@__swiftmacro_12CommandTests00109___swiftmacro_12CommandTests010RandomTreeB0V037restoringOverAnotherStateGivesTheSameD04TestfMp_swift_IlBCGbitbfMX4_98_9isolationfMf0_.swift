nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010RandomTreeB0V037restoringOverAnotherStateGivesTheSameD04TestfMp_.swift:5:99-5:109
