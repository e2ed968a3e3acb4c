/** Styles of the chat, loaded with its code. */
export const chatLook = `
#chat { position: fixed; inset: auto var(--s4) var(--s4) auto; z-index: 40; width: min(380px, 100vw); height: min(560px, 90dvh);
  margin: 0; padding: var(--s4); border: 1px solid var(--line); border-radius: var(--r-md); background: var(--surface);
  color: var(--ink); box-shadow: var(--shadow-card); }
#chat[open] { display: flex; flex-direction: column; }
#chat::backdrop { background: rgb(0 0 0 / 0.4); }
.chat-top { display: flex; align-items: center; justify-content: space-between; }
.chat-top h2 { margin: 0; }
.chat-top button { min-width: 44px; min-height: 44px; border: 0; background: none; color: inherit; }
.chat-box { display: flex; flex: 1; flex-direction: column; gap: var(--s2); min-height: 0; }
.chat-begin, .chat-write { display: grid; gap: var(--s3); }
.chat-write { grid-template-columns: minmax(0, 1fr) auto; gap: var(--s1) var(--s2); }
.chat-write label { grid-column: 1 / -1; }
.chat-write .btn { align-self: end; }
.chat-box input, .chat-box textarea { width: 100%; min-height: 44px; padding: var(--s2); border: 1px solid var(--edge);
  border-radius: var(--r-md); background: var(--surface); color: inherit; font: inherit; }
.chat-box [aria-invalid] { border-color: var(--sale); }
.chat-wrong { color: var(--sale); }
.chat-log { flex: 1; min-height: 120px; overflow-y: auto; overscroll-behavior: contain; }
/* On its page everything ends above the end of the screen, or the bar there; on a screen too short for that the page scrolls
   below what one writes. */
.island-content .chat-log { max-height: max(120px, 100dvh - 540px); }
.chat-log > div { width: fit-content; max-width: 85%; margin: 0 0 var(--s3); }
.chat-log .own { margin-left: auto; }
.chat-words { padding: var(--s2) var(--s3); border-radius: var(--r-md); background: var(--tile); white-space: pre-line;
  overflow-wrap: anywhere; }
.own .chat-words { background: var(--brand-soft); }
.chat-note { min-height: 1.5em; }
@media (max-width: 899.98px) {
  .island-content .chat-write { position: sticky; bottom: calc(64px + env(safe-area-inset-bottom)); padding-bottom: var(--s2);
    background: var(--surface); }
}
@media (width < 600px) {
  #chat { inset: 0; width: 100vw; max-width: none; height: 100dvh; max-height: none; border: 0; border-radius: 0; }
}`;
