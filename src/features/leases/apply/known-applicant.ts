/** Prefills applicant data known from the account; saved form input takes precedence. */
import type { SessionUser } from "#contract/accounts/session";
import { callApi } from "../../../client/api/rest-client";

/** Empty when unknown. */
export interface KnownApplicant {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobilePhone: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

export const NO_KNOWN_APPLICANT: KnownApplicant = {
  firstName: "",
  lastName: "",
  email: "",
  mobilePhone: "",
  address1: "",
  address2: "",
  city: "",
  state: "",
  postalCode: "",
};

/** The customer's profile and first address; a failure to load them does not block the application. */
export async function readKnown(user: SessionUser | null): Promise<KnownApplicant> {
  if (!user) return NO_KNOWN_APPLICANT;
  const quiet = { isQuiet: true } as const;
  const [profile, addresses] = await Promise.all([
    callApi("getProfile", quiet).catch(() => null),
    callApi("listAddresses", quiet).catch(() => null),
  ]);
  const saved = addresses?.data?.addresses ?? [];
  const home = saved.find(({ isDefault }) => isDefault) ?? saved[0];
  return {
    ...NO_KNOWN_APPLICANT,
    firstName: user.firstName ?? "",
    lastName: user.lastName ?? "",
    email: user.username,
    mobilePhone: profile?.data?.profile.phone || home?.phone || "",
    ...(home && {
      address1: home.address1,
      address2: home.address2,
      city: home.city,
      state: home.state,
      postalCode: home.postalCode,
    }),
  };
}
