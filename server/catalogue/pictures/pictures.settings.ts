/** Hosts that suppliers' pictures may be fetched from. */
import * as yup from "yup";
import { listOf } from "#contract/site/public-shop";
import { textOf, type SettingsPart } from "../../settings";
import { readAllowedHosts, type AllowedHosts } from "./allowed-hosts.rules";

export const pictureHostSettings: SettingsPart<AllowedHosts> = {
  variables: {
    PICTURE_HOSTS: yup
      .string()
      .default("*.bbystatic.com")
      .test(
        "hosts",
        "PICTURE_HOSTS must be host names separated by commas, such as img.supplier.example or *.supplier.example",
        (value) => readAllowedHosts(value) !== null,
      ),
  },
  listPublicRefusals: ({ PICTURE_HOSTS: hosts = "" }) => [
    ...(readAllowedHosts(hosts)?.origins ?? []).map(
      (origin) =>
        `PICTURE_HOSTS must contain host names only, not ${origin}: an origin may be in a private network.`,
    ),
    ...listOf(hosts)
      .filter((host) => host.includes("://"))
      .map(
        (origin) => `PICTURE_HOSTS must contain host names, not ${origin}: origins are for development only.`,
      ),
  ],
  read: (values) => readAllowedHosts(textOf(values, "PICTURE_HOSTS")) ?? { names: [], origins: [] },
};
