/** Links from a customer to their list, and to the previous and next customers. */
import { CustomerNeighboursDocument } from "#contract/graphql/documents/customers.generated";
import { BACKOFFICE_ROUTES, userPath } from "#contract/site/backoffice-paths";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { EntryBar } from "../../../ui/parts/entry/entry-links";
import { readCustomerList } from "./customer-list-address";

interface CustomerBarProps {
  readonly username: string;
  /** Query of the customer's address, which is the list's. */
  readonly search: string;
}

export function CustomerBar({ username, search }: CustomerBarProps) {
  const { text, show, more } = readCustomerList(search);
  const { data } = useQueryAnswer(CustomerNeighboursDocument, {
    username,
    text,
    status: show || null,
    tag: more?.["tag"] ?? null,
  });
  const { previous, next } = data?.getCustomerNeighbours ?? { previous: null, next: null };
  const urlOf = (name: string) => userPath(BACKOFFICE_ROUTES.customers, name) + search;
  return (
    <EntryBar
      back={BACKOFFICE_ROUTES.customers + search}
      backLabel="All customers"
      what="customer"
      previous={previous && urlOf(previous)}
      next={next && urlOf(next)}
    />
  );
}
