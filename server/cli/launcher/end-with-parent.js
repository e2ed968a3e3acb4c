/** Preloaded into the hosts the launcher starts: when the launcher is gone, however it went, they end too. */
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
// The IPC channel must not keep a host alive that has closed everything else.
process.channel?.unref();
