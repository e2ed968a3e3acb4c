/** Debian's WebKitGTK, driven by plain WebDriver over HTTP on its own screen. */
import { spawn } from "node:child_process";
import { findFreePort } from "../../server/db/embedded/free-port";
import type { Engine } from "./engine-tab";

export const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
export const SCREEN = "/usr/bin/xvfb-run";
/** The browser of the webkit2gtk library that matches the driver. */
export const MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
/** WebDriver's key of an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** WebDriver's key code of Enter. */
const ENTER = "\uE007";
const STARTS_WITHIN_MS = 20_000;

export async function openWebKit(): Promise<Engine> {
  const port = await findFreePort();
  const screen = ["-a", "-s", "-screen 0 1400x1100x24", WEBKIT_DRIVER, `--port=${port}`];
  // In its own process group, so that screen and driver end together.
  const driver = spawn(SCREEN, screen, { stdio: "ignore", detached: true });
  const end = () => void (driver.exitCode === null && process.kill(-driver.pid!, "SIGTERM"));
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  try {
    await answering(() => call("GET", "/status"));
    const browser = { binary: MINI_BROWSER, args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browser } };
    const { sessionId } = await call<{ sessionId: string }>("POST", "/session", { capabilities });
    const session = `/session/${sessionId}`;
    await call("POST", `${session}/window/rect`, { width: 1280, height: 1000 });
    const idOf = async (selector: string) => {
      const using = { using: "css selector", value: selector };
      return (await call<Record<string, string>>("POST", `${session}/element`, using))[ELEMENT];
    };
    return {
      open: async (url) => void (await call("POST", `${session}/url`, { url })),
      run: (body) => call("POST", `${session}/execute/sync`, { script: body, args: [] }),
      press: async (selector) =>
        void (await call("POST", `${session}/element/${await idOf(selector)}/click`, {})),
      type: async (selector, text) => {
        const keys = { text: text.replace("\n", ENTER) };
        await call("POST", `${session}/element/${await idOf(selector)}/value`, keys);
      },
      close: async () => {
        await call("DELETE", session).finally(end);
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

async function answering(attempt: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + STARTS_WITHIN_MS; ;) {
    const failure = await attempt().then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) return;
    if (Date.now() > end) throw failure;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
