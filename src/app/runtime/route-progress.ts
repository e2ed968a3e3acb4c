/** The progress bar of a route change (SITE-10). */
import { LIMITS } from "#contract/limits";

const { minimum, trickleMs } = LIMITS.progressBar;
const giveUpMs = 20_000;
let progress = 0;
let trickle: ReturnType<typeof setInterval> | undefined;
let giveUp: ReturnType<typeof setTimeout> | undefined;

function draw(isHidden: boolean): void {
  document.querySelectorAll<HTMLElement>("[data-route-progress]").forEach((bar) => {
    bar.hidden = isHidden;
    bar.style.setProperty("--progress", String(progress));
  });
}

/** The next width of the bar: slows down and never completes by itself. */
export function nextProgress(current: number): number {
  return Math.min(0.95, current + (1 - current) * 0.12);
}

export function startProgress(): void {
  stopTimers();
  progress = minimum;
  draw(false);
  trickle = setInterval(() => {
    progress = nextProgress(progress);
    draw(false);
  }, trickleMs);
  giveUp = setTimeout(finishProgress, giveUpMs);
}

export function finishProgress(): void {
  stopTimers();
  progress = 1;
  draw(true);
}

function stopTimers(): void {
  clearInterval(trickle);
  clearTimeout(giveUp);
}
