/** Names and values in two columns; what there is nothing about is left out. */
export function Facts({ of }: { readonly of: Readonly<Record<string, string | null | undefined>> }) {
  return (
    <dl className="order-facts">
      {Object.entries(of).map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
