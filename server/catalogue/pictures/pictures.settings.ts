/** Hosts suppliers' pictures may be fetched from. */
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
        `PICTURE_HOSTS must name hosts alone, without ${origin}: an origin may lie in a private network.`,
    ),
    ...listOf(hosts)
      .filter((host) => host.includes("://"))
      .map((origin) => `PICTURE_HOSTS must name hosts, not ${origin}: that is for a machine of your own.`),
  ],
  read: (values) => readAllowedHosts(textOf(values, "PICTURE_HOSTS")) ?? { names: [], origins: [] },
};
