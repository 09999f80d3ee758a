// What jemalloc reads at the start (jemalloc(3), TUNING). A bet's memory is taken on one thread and
// given back on another, so that two arenas do as well as its eight, which would each keep pages of
// their own; and pages that nothing has wanted for half a second are the system's again. As it
// comes, a server needs 80 bytes more for each account.
extern "C" {
const char* malloc_conf = "narenas:2,dirty_decay_ms:500,muzzy_decay_ms:0";
}
