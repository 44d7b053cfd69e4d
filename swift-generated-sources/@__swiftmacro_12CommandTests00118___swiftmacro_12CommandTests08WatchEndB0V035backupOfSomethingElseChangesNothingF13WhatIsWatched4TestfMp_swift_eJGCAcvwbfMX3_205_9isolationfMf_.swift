nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08WatchEndB0V035backupOfSomethingElseChangesNothingF13WhatIsWatched4TestfMp_.swift:4:206-4:216
