nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a12JournalScrubB0V01aC41ThatRotsBeginsAnewWithWhatTheCatalogKnows4TestfMp_.swift:5:99-5:109
