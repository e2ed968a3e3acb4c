/** Customers for staff: searched, filtered by status and paged, all in the address. */
import { useId } from "react";
import { styled } from "@mui/material/styles";
import { navigate } from "gatsby";
import {
  ACCOUNT_STATUS_WORDS,
  ACCOUNT_STATUSES,
  type AccountStatus,
  type CustomerRow,
} from "#contract/customers/care";
import { LABELS } from "#contract/messages";
import { BACKOFFICE_ROUTES, userPath } from "#contract/site/backoffice-paths";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { formatShopDate, formatShopDateTime } from "../../../lib/format-date";
import { formatPhone } from "../../../lib/phone";
import { isFiltered, listUrl, type ListAddress } from "../../../ui/list/list-address";
import type { Column } from "../../../ui/list/list-table";
import { StaffList } from "../../../ui/list/staff-list";
import { Badge } from "../../../ui/parts/badge";
import { STATUS_TONES } from "../status-words";
import { Tag } from "../../../ui/parts/tag";
import { readCustomerList } from "./customer-list-address";

const path = BACKOFFICE_ROUTES.customers;

/** @param search the query of the list, preserved in links to customers */
const columnsOf = (search: string): readonly Column<CustomerRow>[] => [
  {
    label: "Customer",
    cell: ({ username, firstName, lastName }) => (
      <a href={userPath(path, username) + search}>{`${firstName} ${lastName}`.trim() || username}</a>
    ),
  },
  { label: LABELS.emailAddress, cell: ({ username }) => username, isLong: true },
  { label: "Phone", cell: ({ phone }) => (phone ? formatPhone(phone) : "none"), isWhole: true },
  {
    label: "Status",
    cell: ({ status, isVerified }) => (
      <>
        <Badge tone={STATUS_TONES[status]}>{ACCOUNT_STATUS_WORDS[status]}</Badge>
        {!isVerified && <span className="muted">Not verified</span>}
      </>
    ),
  },
  {
    label: "Tags",
    cell: ({ tags }) =>
      tags.length > 0 && (
        <Tags>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Tags>
      ),
  },
  { label: "Orders", cell: ({ orders }) => orders, isNumber: true },
  { label: "Registered", cell: ({ registeredAt }) => formatShopDate(registeredAt), isWhole: true },
  {
    label: LABELS.lastSignedIn,
    cell: ({ lastSignInAt }) => (lastSignInAt ? formatShopDateTime(lastSignInAt) : "never"),
    isWhole: true,
  },
];

interface TagChoiceProps {
  readonly address: ListAddress;
  /** Empty: all. */
  readonly tag: string;
}

/** Hidden while no customer has a tag. */
function TagChoice({ address, tag }: TagChoiceProps) {
  const id = useId();
  const { data } = useRestAnswer("listCustomerTags");
  const tags = [...new Set([...(data?.tags ?? []), ...(tag ? [tag] : [])])].sort();
  if (tags.length === 0) return null;
  const choose = (selected: string) =>
    void navigate(listUrl(path, { ...address, page: 1, more: selected ? { tag: selected } : {} }));
  return (
    <p>
      <label className="vh" htmlFor={id}>
        Tag
      </label>
      <select id={id} value={tag} onChange={({ target }) => choose(target.value)}>
        <option value="">Tag: all</option>
        {tags.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </p>
  );
}

const Tags = styled("span")({ display: "flex", flexWrap: "wrap", gap: "var(--s1)" });

export function CustomerList({ search }: { readonly search: string }) {
  const address = readCustomerList(search);
  const { page, size, show, text } = address;
  const tag = address.more?.["tag"] ?? "";
  const answer = useRestAnswer("listCustomers", {
    pageNumber: page,
    pageSize: size,
    text,
    ...(show && { status: show as AccountStatus }),
    ...(tag && { tag }),
  });
  return (
    <StaffList
      answer={answer}
      columns={columnsOf(search)}
      keyOf={({ username }) => username}
      caption="Matching customers"
      plural="Customers"
      empty={{
        none: "No customers yet",
        noMatch: "No matching customers",
        hint:
          isFiltered(address) &&
          "Enter at least three characters from the start of a name, email or phone, or the last four digits of a phone.",
      }}
      paging={{ path, address }}
      search={{
        name: "Customers",
        textLabel: "Name, email, phone or order number",
        filterLabel: "Status",
        choices: ACCOUNT_STATUSES.map((status) => [status, ACCOUNT_STATUS_WORDS[status]]),
        children: <TagChoice address={address} tag={tag} />,
      }}
    />
  );
}
