/** The text of pages about leases in a shop without a lessor. */
export function NoLeases() {
  return <p>This shop doesn't offer leases right now. You pay the cash price.</p>;
}
