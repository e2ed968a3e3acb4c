/** The loading spinner is a counter (SITE-11): show adds one, hide subtracts one, reset sets zero. */
let shown = 0;

function draw(): void {
  document.querySelectorAll<HTMLElement>("[data-spinner]").forEach((spinner) => {
    spinner.hidden = shown === 0;
  });
}

export function showSpinner(): void {
  shown += 1;
  draw();
}

export function hideSpinner(): void {
  shown = Math.max(0, shown - 1);
  draw();
}

export function resetSpinner(): void {
  shown = 0;
  draw();
}
