/** A page's position in the site; the last entry is the page itself. */
interface Crumb {
  readonly label: string;
  readonly url: string;
}

export function Breadcrumbs({ items }: { readonly items: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {items.map((item, index) => (
          <li key={item.url}>
            {index === items.length - 1 ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <a href={item.url}>{item.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
