/**
 * The shop's line icons. Frame icons are used by name from a sprite, once per page; other icons are inlined,
 * because most pages have none. Hidden from assistive technology.
 */
const FRAME_PATHS = {
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5",
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0",
  cart: "M3 4h2.5l2.3 11h10l2-8H6.4M9.5 19.5h.01M16.5 19.5h.01",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  home: "M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z",
} as const;
const OTHER_PATHS = {
  check: "M5 12.5l4.5 4.5L19 7.5",
  truck: "M3 6h11v10H3zM14 10h4l3 3v3h-7M7 18h.01M17 18h.01",
  store: "M4 10v10h16V10M3 10l2-6h14l2 6z",
  back: "M11 6l-6 6 6 6M5 12h14",
  calendar: "M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4",
  phone: "M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1z",
  filter: "M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4",
} as const;

/** The grid of all paths. */
const VIEW_BOX = "0 0 24 24";

type IconName = keyof typeof FRAME_PATHS | keyof typeof OTHER_PATHS;

/** The sprite; once per page, before the first icon. */
export function IconSprite() {
  return (
    <svg width="0" height="0" className="sprite" aria-hidden="true">
      {Object.entries(FRAME_PATHS).map(([name, path]) => (
        <symbol key={name} id={`i-${name}`} viewBox={VIEW_BOX}>
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}

export function Icon({ name }: { readonly name: IconName }) {
  if (name in FRAME_PATHS)
    return (
      <svg className="i" aria-hidden="true">
        <use href={`#i-${name}`} />
      </svg>
    );
  return (
    <svg className="i" aria-hidden="true" viewBox={VIEW_BOX}>
      <path d={OTHER_PATHS[name as keyof typeof OTHER_PATHS]} />
    </svg>
  );
}
