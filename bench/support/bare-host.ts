/** Baseline of the API benchmark: a minimal Fastify route. */
import Fastify from "fastify";

const app = Fastify();
app.get("/health", () => ({ status: "up" }));
void app.listen({ host: "127.0.0.1", port: Number(process.env["API_PORT"]) });
process.on("SIGTERM", () => process.exit(0));
