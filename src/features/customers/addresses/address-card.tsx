/** A saved address, formatted as on a letter. */
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import { styled } from "@mui/material/styles";
import type { Address } from "#contract/customers/profile";
import { formatPhone } from "../../../lib/phone";
import { Button } from "../../../ui/actions/button";

interface AddressCardProps {
  readonly address: Address;
  /** Omitted when read-only. */
  readonly changing?: {
    /** Id of the edit button, which gets the focus back. */
    readonly editId: string;
    readonly onEdit: () => void;
    readonly onDelete: () => void;
  };
}

export function AddressCard({ address, changing }: AddressCardProps) {
  const { firstName, lastName, address1, address2, city, state, postalCode, phone, isDefault } = address;
  const name = `${firstName} ${lastName}, ${address1}`;
  return (
    <Sheet component="article">
      {isDefault && <Chip label="Default" />}
      <address>
        <h2>
          {firstName} {lastName}
        </h2>
        <p>{address1}</p>
        {address2 && <p>{address2}</p>}
        <p>
          {city}, {state} {postalCode}
        </p>
        <p className="muted">{formatPhone(phone)}</p>
      </address>
      {changing && (
        <Actions>
          <Button id={changing.editId} variant="text" aria-label={`Edit ${name}`} onClick={changing.onEdit}>
            Edit
          </Button>
          <Button variant="text" aria-label={`Delete ${name}`} onClick={changing.onDelete}>
            Delete
          </Button>
        </Actions>
      )}
    </Sheet>
  );
}

const Sheet = styled(Card)({
  display: "flex",
  flexDirection: "column",
  gap: "var(--s3)",
  height: "100%",
  padding: "var(--s4) var(--s5)",
  address: { fontStyle: "normal", overflowWrap: "anywhere" },
  h2: { fontSize: "var(--md)" },
}) as typeof Card;

const Actions = styled("p")({ display: "flex", flexWrap: "wrap", gap: "0 var(--s5)", marginTop: "auto" });
