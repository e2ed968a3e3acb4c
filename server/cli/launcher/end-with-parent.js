/** Preloaded into the launcher's hosts: they end with the launcher, even if it is killed. */
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
// The IPC channel must not keep an otherwise finished host alive.
process.channel?.unref();
