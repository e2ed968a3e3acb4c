import { announceReady, installRuntime } from "./install-runtime";

test("links stay native until the router listens: before that the address would change without the page", () => {
  document.body.innerHTML = `<a href="/products/televisions/">Televisions</a>`;
  const navigate = jest.fn();
  Object.assign(window, { ___navigate: navigate });
  installRuntime();

  // Prevents events that pass the runtime from navigating: jsdom has no pages.
  const answers: boolean[] = [];
  window.addEventListener("click", (event) => {
    answers.push(event.defaultPrevented);
    event.preventDefault();
  });
  const click = () => document.querySelector("a")!.click();

  click();
  announceReady();
  click();
  expect(answers).toEqual([false, true]);
  expect(navigate.mock.calls).toEqual([["/products/televisions/"]]);
});
