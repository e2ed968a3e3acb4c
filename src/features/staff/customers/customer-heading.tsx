/** A customer at a glance: name, address, phone, status and tags. */
import type { ReactNode } from "react";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { ACCOUNT_STATUS_WORDS, type Customer } from "#contract/customers/care";
import { accountViewPath } from "#contract/site/backoffice-paths";
import { formatShopDate, formatShopDateTime } from "../../../lib/format-date";
import { formatPhone } from "../../../lib/phone";
import { LongWord } from "../../../ui/list/long-word";
import { Badge } from "../../../ui/parts/badge";
import { Tag } from "../../../ui/parts/tag";
import { STATUS_TONES } from "../status-words";

interface CustomerHeadingProps {
  readonly customer: Customer;
  /** Actions on the account. */
  readonly children: ReactNode;
}

export function CustomerHeading({ customer, children }: CustomerHeadingProps) {
  const { username, firstName, lastName, phone, status, isVerified, registeredAt, lastSignInAt } = customer;
  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", gap: "var(--s2) var(--s3)" }}>
        <h2 id="customer-heading" tabIndex={-1}>
          {`${firstName} ${lastName}`.trim() || username}
        </h2>
        <Badge tone={STATUS_TONES[status]}>{ACCOUNT_STATUS_WORDS[status]}</Badge>
        {customer.tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </Stack>
      <p>
        <LongWord>{username}</LongWord>
        {!isVerified && " (not verified)"}
        {phone && (
          <>
            , <Phone href={`tel:+1${phone}`}>{formatPhone(phone)}</Phone>
          </>
        )}
      </p>
      <p className="muted">
        Registered {formatShopDate(registeredAt)}, signed in last{" "}
        {lastSignInAt ? formatShopDateTime(lastSignInAt) : "never"}
      </p>
      <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", gap: "var(--s2) var(--s5)" }}>
        <a href={accountViewPath(username)}>View as this customer</a>
        {children}
      </Stack>
    </Stack>
  );
}

/** A phone number is read aloud: it is never broken. */
const Phone = styled("a")({ whiteSpace: "nowrap" });
