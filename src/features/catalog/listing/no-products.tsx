/** A category or brand that has nothing to sell at the moment. */
export function NoProducts() {
  return (
    <div className="empty">
      <h3>Nothing here yet</h3>
      <p>New products arrive often. Look at another department, or search for what you need.</p>
    </div>
  );
}
