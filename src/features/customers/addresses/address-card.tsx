/** One saved address as a letter would carry it. */
import type { Address } from "#contract/customers";

interface AddressCardProps {
  readonly address: Address;
  /** Id of the edit button, where the focus returns to. */
  readonly editId: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function AddressCard({ address, editId, onEdit, onDelete }: AddressCardProps) {
  const { firstName, lastName, address1, address2, city, state, postalCode, phone, isDefault } = address;
  const name = `${firstName} ${lastName}, ${address1}`;
  return (
    <article className="address-card">
      {isDefault && <p className="tag mark">Offered first</p>}
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
      <p className="card-actions">
        <button
          id={editId}
          type="button"
          className="link-button"
          aria-label={`Edit ${name}`}
          onClick={onEdit}
        >
          Edit
        </button>
        <button type="button" className="link-button" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </button>
      </p>
    </article>
  );
}

/** 5125550142 → +1 512 555 0142 */
function formatPhone(tenDigits: string): string {
  return tenDigits.replace(/^(\d{3})(\d{3})(\d{4})$/, "+1 $1 $2 $3");
}
