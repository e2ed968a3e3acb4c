/** Fields of a file that the shop does not import, each with an example. */
const LISTED = 12;

export function UnusedFields({ fields }: { readonly fields: readonly string[] }) {
  if (fields.length === 0) return null;
  const more = fields.length - LISTED;
  const rest = more > 0 ? `, and ${more} more` : "";
  return <p>{`Not imported: ${fields.slice(0, LISTED).join(", ")}${rest}.`}</p>;
}
