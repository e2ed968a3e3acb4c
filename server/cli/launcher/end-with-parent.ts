/** Preloaded into the hosts that the launcher starts: when the launcher ends, in whatever way, they end too. */
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
// The IPC channel must not keep a host alive that has closed everything else.
process.channel?.unref();
