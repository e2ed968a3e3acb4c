/** Test helper for the account: the screens in a real store, with a fake API. */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { Session } from "#contract/accounts/session";
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";
import { AddressesScreen } from "./addresses/addresses-screen";
import { DataScreen } from "./own-data/data-screen";
import { ProfileScreen } from "./profile-screen";
import { SecurityScreen } from "./security/security-screen";

const session: Session = {
  user: {
    username: "ada@example.com",
    type: "CUSTOMER",
    firstName: "Ada",
    lastName: "Byron",
    permissions: [],
    isVerified: true,
  },
  tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
};
export const profile = {
  username: "ada@example.com",
  type: "CUSTOMER",
  firstName: "Ada",
  lastName: "Byron",
  phone: "5125550142",
  attributes: { hasPassword: true },
  preApprovedCreditDetails: null,
};
export const home = {
  id: "0b0f7a52-6f0e-4a0a-8f0a-3a4f8ad6f001",
  firstName: "Ada",
  lastName: "Byron",
  address1: "1 Congress Ave",
  address2: "",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  country: "US",
  phone: "5125550142",
  isDefault: true,
};

interface ApiCall {
  readonly call: string;
  readonly body: unknown;
}

type Answer = Envelope<unknown> | 404 | "no network";
let calls: ApiCall[] = [];
/** By method and path; all others are not found. */
export let answers: Record<string, Answer> = {};

/** Only fetch is mocked: all other code is real. */
function answerCalls(): void {
  globalThis.fetch = (async (url: string, { method, body }: { method: string; body?: string }) => {
    const call = `${method} ${new URL(url).pathname}`;
    calls.push({ call, body: body ? JSON.parse(body) : null });
    const answer = answers[call] ?? 404;
    if (answer === "no network") throw new TypeError("Failed to fetch");
    if (answer === 404) return { status: 404, text: async () => JSON.stringify(fail("not found")) };
    return { status: answer.isSuccess ? 200 : 400, text: async () => JSON.stringify(answer) };
  }) as never;
}

export const callsTo = (call: string) => calls.filter((entry) => entry.call === call);

export async function startAccount(): Promise<void> {
  calls = [];
  answers = {
    "GET /user/profile/get": succeed({ profile }, "Successful"),
    "GET /user/address/getAll": succeed({ addresses: [home] }, "Successful"),
    "GET /user/sessions/getAll": succeed({ sessions: [] }, "Successful"),
    "GET /user/signins/getAll": succeed({ signIns: [] }, "Successful"),
  };
  answerCalls();
  document.body.innerHTML = "<div data-snackbar></div>";
  await signIn(session);
}

export async function endAccount(): Promise<void> {
  cleanup();
  await forgetSession();
}

/** As opened by the area's page (src/pages/account). */
const SCREENS: Readonly<Record<string, () => React.JSX.Element>> = {
  "/account/profile/": ProfileScreen,
  "/account/addresses/": AddressesScreen,
  "/account/security/": SecurityScreen,
  "/account/data/": DataScreen,
};

export function open(path: string) {
  const Screen = SCREENS[path]!;
  return render(
    <Providers>
      <Screen />
    </Providers>,
  );
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
export const snackbar = () => document.querySelector("[data-snackbar]")?.textContent;
