/**
 * Styles of spinner, messages, progress bar, boxes in dialogs, and the search field's focus. Added by the app on start, because
 * they are invisible before and would bloat every page; the key or tap that focuses the field starts the app.
 */
const LOOK = `
[type="checkbox"],
[type="radio"] {
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  accent-color: var(--brand);
}
.find:has(input:focus) {
  border-radius: 99px;
  outline: 3px solid var(--brand);
  outline-offset: 2px;
}
.find input:focus {
  outline: 0;
}
.spinner {
  position: fixed;
  z-index: 8;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;
}
.spinner::after {
  content: "";
  width: 48px;
  height: 48px;
  border: 5px solid var(--brand-soft);
  border-top-color: var(--brand);
  border-radius: 50%;
  animation: turn 0.8s linear infinite;
}
@keyframes turn {
  to {
    rotate: 1turn;
  }
}
.progress {
  position: fixed;
  z-index: 9;
  inset: 0 0 auto;
  height: 3px;
  background: var(--brand);
  transform: scaleX(var(--progress, 0.08));
  transform-origin: 0 0;
  transition: transform 0.3s;
}
.snack {
  position: fixed;
  z-index: 8;
  inset: auto var(--s4) calc(var(--s5) + env(safe-area-inset-bottom));
  display: grid;
  justify-content: center;
  pointer-events: none;
}
.snack p {
  padding: var(--s3) var(--s5);
  border-radius: var(--r-md);
  border-left: 6px solid #58b98a;
  background: var(--deep);
  color: var(--on-deep);
  box-shadow: var(--shadow-panel);
  pointer-events: auto;
  animation: gone 0.3s 7s forwards;
}
.snack p:hover {
  animation-play-state: paused;
}
.snack .error {
  border-color: #ff8a66;
}
.snack .warning {
  border-color: #eabf68;
}
.snack .info {
  border-color: #8fc7ea;
}
@keyframes gone {
  to {
    opacity: 0;
    visibility: hidden;
  }
}
@media (max-width: 899.98px) {
  .snack {
    bottom: calc(76px + env(safe-area-inset-bottom));
  }
}
@media (prefers-reduced-motion: reduce) {
  .spinner::after {
    animation-duration: 2s;
  }
}
`;

export function addLook(): void {
  const style = document.createElement("style");
  style.textContent = LOOK;
  document.head.append(style);
}
