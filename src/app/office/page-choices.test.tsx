/** What the palette presses of the page below it (STAFF-11, STAFF-47). */
import { render } from "@testing-library/react";
import { MoreMenu } from "../../ui/parts/more-menu";
import { pageChoices } from "./page-choices";

test("what is in a closed menu is found, each once, and pressed", () => {
  const pressed: string[] = [];
  const action = (label: string, isFinal: boolean) => ({
    ...{ id: label, label, isFinal },
    onPress: () => void pressed.push(label),
  });
  render(
    <main>
      <MoreMenu id="more" label="More" actions={[action("Cancel it", true), action("Change it", false)]} />
    </main>,
  );
  const { buttons } = pageChoices();
  expect(buttons.map(({ label }) => label)).toEqual(["More", "Change it", "Cancel it"]);
  buttons.at(-1)?.press?.();
  expect(pressed).toEqual(["Cancel it"]);
});
