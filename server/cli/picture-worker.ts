/** Processes due pictures of suppliers on the database of DATABASE_URL, and exits. */
import os from "node:os";
import { fetchPictures } from "../catalogue/pictures/pictures.worker";
import { openPictures } from "../catalogue/pictures/pictures";
import { readConfig } from "../config";
import { reportError } from "./launcher/report-error";
import { withDatabase } from "./with-database";

/** Rendering uses all available CPU: shoppers go first. */
const PRIORITY = os.constants.priority.PRIORITY_LOW;

async function main(): Promise<void> {
  const config = readConfig();
  const stopping = new AbortController();
  process.once("SIGINT", () => stopping.abort()).once("SIGTERM", () => stopping.abort());
  os.setPriority(PRIORITY);
  await withDatabase(config, async (db) => {
    const { service, close } = openPictures(config, db);
    await fetchPictures(service, (line) => console.log(line), stopping.signal);
    close();
  });
}

main().catch(reportError);
