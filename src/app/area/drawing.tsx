/** The drawing beside a screen's name. Not in the sprite of src/ui/icon.tsx, which every page of the catalogue carries. */
export function Drawing({ path }: { readonly path: string }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
