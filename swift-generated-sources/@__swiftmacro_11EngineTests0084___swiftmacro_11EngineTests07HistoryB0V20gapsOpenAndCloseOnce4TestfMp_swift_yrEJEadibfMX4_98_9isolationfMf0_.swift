nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07HistoryB0V20gapsOpenAndCloseOnce4TestfMp_.swift:5:99-5:109
