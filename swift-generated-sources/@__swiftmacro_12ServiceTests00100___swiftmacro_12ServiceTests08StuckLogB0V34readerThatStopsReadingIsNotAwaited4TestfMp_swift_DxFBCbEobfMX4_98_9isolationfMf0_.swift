nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests08StuckLogB0V34readerThatStopsReadingIsNotAwaited4TestfMp_.swift:5:99-5:109
