/** The back office in any browser: a user opens every screen of the menu. */
import { MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import type { TestUser } from "../support/people/accounts";
import type { EngineTab } from "./engine-tab";

/** @param staff with every permission; signed in as a sign-in leaves it in the browser */
export async function openEveryAdmin(
  tab: EngineTab,
  siteUrl: string,
  { session }: TestUser,
): Promise<readonly string[]> {
  await tab.open(`${siteUrl}/page/terms/`);
  await tab.read(`localStorage.setItem("ef-session", ${JSON.stringify(JSON.stringify(session))})`);
  await tab.open(siteUrl + ROUTES.backoffice);
  const links = `[...document.querySelectorAll("nav a[href^='${ROUTES.backoffice}']")]`;
  await tab.until(`${links}.length > 20`);
  const paths = await tab.read<string[]>(`${links}.map((link) => link.getAttribute("href"))`);
  for (const path of paths) {
    await tab.open(siteUrl + path);
    // Loading is finished, and neither the screen nor a part of it has failed.
    await tab.until(
      `document.querySelector("main h1, main h2") && !document.querySelector("main [aria-busy=true]") &&
        !document.body.innerText.includes(${JSON.stringify(MESSAGES.generic.failure)})`,
    );
  }
  return paths;
}
