nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests04RuleC0V40markersLeaveOutAndTheirEndCapturesAtOnce4TestfMp_.swift:4:195-4:205
