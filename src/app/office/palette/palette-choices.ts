/** Palette entries for a search text. */
import { useEffect, useState } from "react";
import type { SessionUser } from "#contract/accounts/session";
import { FindOrdersQuicklyDocument } from "#contract/graphql/documents/palette.generated";
import { BACKOFFICE_ROUTES, userPath } from "#contract/site/backoffice-paths";
import { shopApollo } from "../../../client/api/apollo-client";
import { callApi } from "../../../client/api/rest-client";
import type { AreaScreen } from "../../area/area";
import { pageChoices } from "./page-choices";
import { useRecentChoices, type Choice } from "./recent";

const MAX_RESULTS = 5;
/** Shorter texts match exact names only. */
const MIN_LENGTH = 3;
/** Debounces typing. */
const REST_MS = 200;
const NOTHING: readonly Choice[] = [];

interface Results {
  /** The text of these results; results for another text are dropped. */
  readonly text: string;
  readonly choices: readonly Choice[];
}

interface Offer {
  readonly choices: readonly Choice[];
  readonly isLooking: boolean;
}

/** @param screens those the user may open */
export function usePaletteChoices(screens: readonly AreaScreen[], user: SessionUser, typed: string): Offer {
  const text = typed.trim();
  const recent = useRecentChoices(user.username);
  const [{ neighbours, buttons, details }] = useState(pageChoices);
  const [results, setResults] = useState<Results>({ text: "", choices: NOTHING });
  useEffect(() => {
    if (text.length < MIN_LENGTH) return;
    let isAwaited = true;
    const timer = setTimeout(() => {
      void Promise.all([findOrders(user, text), findCustomers(user, text)]).then((lists) => {
        if (isAwaited) setResults({ text, choices: lists.flat() });
      });
    }, REST_MS);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [user, text]);
  const isMatch = ({ label }: Choice) => label.toLowerCase().includes(text.toLowerCase());
  const named = screens
    .map(({ label, heading, path }) => ({ label: label ?? heading, kind: "", path }))
    .filter(isMatch);
  if (text === "") {
    const isNew = ({ path }: Choice) => !recent.some((choice) => choice.path === path);
    const choices = [...neighbours, ...buttons, ...recent, ...named.filter(isNew)];
    return { choices, isLooking: false };
  }
  const isCurrent = results.text === text;
  const here = [...neighbours, ...buttons, ...details].filter(isMatch);
  return {
    choices: [...here, ...named, ...(isCurrent ? results.choices : NOTHING), ...searchesFor(screens, text)],
    isLooking: text.length >= MIN_LENGTH && !isCurrent,
  };
}

/** Links to the searchable lists, each with all results. */
function searchesFor(screens: readonly AreaScreen[], text: string): readonly Choice[] {
  return screens.flatMap(({ path, findLabel }) =>
    findLabel
      ? [
          {
            label: `${findLabel} “${text}”`,
            kind: "List",
            path: `${path}?${new URLSearchParams({ q: text }).toString()}`,
          },
        ]
      : [],
  );
}

/** A failed search returns no results: the list itself shows the error. */
async function findOrders({ permissions }: SessionUser, text: string): Promise<readonly Choice[]> {
  if (!permissions.includes("orders.read")) return NOTHING;
  const { data } = await shopApollo()
    .query({
      query: FindOrdersQuicklyDocument,
      variables: { text, pageSize: MAX_RESULTS },
      fetchPolicy: "network-only",
    })
    .catch(() => ({ data: undefined }));
  return (data?.listOrders.orders ?? []).map(({ id, uniqueId, firstName, lastName, email }) => ({
    label: `${uniqueId}, ${nameOf({ firstName, lastName, username: email })}`,
    kind: "Order",
    path: `${BACKOFFICE_ROUTES.orders}${id}/`,
  }));
}

async function findCustomers({ permissions }: SessionUser, text: string): Promise<readonly Choice[]> {
  if (!permissions.includes("customers.read")) return NOTHING;
  const body = { pageNumber: 1, pageSize: MAX_RESULTS, text };
  const answer = await callApi("listCustomers", { body, isQuiet: true }).catch(() => null);
  return (answer?.data?.rows ?? []).map((customer) => ({
    label: `${nameOf(customer)}, ${customer.username}`,
    kind: "Customer",
    path: userPath(BACKOFFICE_ROUTES.customers, customer.username),
  }));
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}

function nameOf({ firstName, lastName, username }: Named): string {
  return `${firstName} ${lastName}`.trim() || username;
}
