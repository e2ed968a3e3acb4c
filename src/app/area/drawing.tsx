/** The icon beside a screen's name. Not in the sprite of src/ui/icon.tsx, which is in every catalog page. */
export function Drawing({ path }: { readonly path: string }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
