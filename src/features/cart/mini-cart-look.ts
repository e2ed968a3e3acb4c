/** How the mini cart looks; it comes with its code, so that no page carries it before it is asked for. */
export const miniCartLook = `
#mini-cart { position: fixed; inset: auto; width: min(400px, calc(100vw - 32px)); max-height: calc(100vh - 96px); margin: 0; padding: var(--s4) var(--s5) var(--s5); border: 1px solid var(--line); border-radius: var(--r-lg); background: var(--surface); color: var(--ink); box-shadow: var(--shadow-panel); overflow: auto; overscroll-behavior: contain; }
#mini-cart:focus { outline: 0; }
.mini-top { display: flex; align-items: center; justify-content: space-between; }
.mini-top h2 { font-size: var(--lg); }
.mini-top .act { width: 44px; margin-right: calc(-1 * var(--s3)); }
#mini-cart li { display: grid; grid-template-columns: 72px minmax(0, 1fr); gap: var(--s4); align-items: center; padding-block: var(--s3); border-bottom: 1px solid var(--line); }
#mini-cart li :is(img, .no-pic) { width: 72px; aspect-ratio: 1; object-fit: cover; border-radius: var(--r-sm); background: var(--tile); }
#mini-cart li a { display: block; color: var(--ink); font-size: var(--sm); font-weight: 600; line-height: 1.35; text-decoration: none; }
#mini-cart li a:hover { text-decoration: underline; }
.mini-total { display: flex; justify-content: space-between; gap: var(--s4); margin-top: var(--s4); font-size: var(--lg); }
.mini-ways { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: var(--s3); margin-top: var(--s4); }
`;
