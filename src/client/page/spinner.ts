/** The loading spinner is a counter (SITE-11): show adds one, hide subtracts one, reset sets zero. */
let count = 0;

function draw(): void {
  document.querySelectorAll<HTMLElement>("[data-spinner]").forEach((spinner) => {
    spinner.hidden = count === 0;
  });
}

export function showSpinner(): void {
  count += 1;
  draw();
}

export function hideSpinner(): void {
  count = Math.max(0, count - 1);
  draw();
}

export function resetSpinner(): void {
  count = 0;
  draw();
}
