/** Server and job queue in one process, like our host. */
const { JobQueueService, bootstrap } = require("@vendure/core");
const { config } = require("./config");

bootstrap(config)
  .then((app) => app.get(JobQueueService).start())
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
