/** Buttons that move an item of a list up or down, or remove it. The focus stays at the moved item. */
import Stack from "@mui/material/Stack";
import { focusAfter } from "../../lib/focus-after";
import { Button } from "../actions/button";

interface ArrangeButtonsProps {
  /** Prefix of the buttons' ids, unique per item. */
  readonly id: string;
  /** Name of the item. */
  readonly name: string;
  readonly place: number;
  readonly count: number;
  /** Undefined if the order has no meaning. @param to the new place */
  readonly onMove?: (to: number) => void;
  /** The caller moves the focus: the button unmounts with its item. */
  readonly onRemove: () => void;
}

export function ArrangeButtons({ id, name, place, count, onMove, onRemove }: ArrangeButtonsProps) {
  const last = count - 1;
  const move = (to: number, own: string, opposite: string) => {
    // At either end one of the buttons disappears.
    const isAtEnd = to === 0 || to === last;
    focusAfter(() => onMove?.(to), `${id}-${isAtEnd ? opposite : own}`);
  };
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap" }}>
      {onMove && place > 0 && (
        <Button
          id={`${id}-up`}
          variant="outlined"
          aria-label={`Move up ${name}`}
          onClick={() => move(place - 1, "up", "down")}
        >
          Move up
        </Button>
      )}
      {onMove && place < last && (
        <Button
          id={`${id}-down`}
          variant="outlined"
          aria-label={`Move down ${name}`}
          onClick={() => move(place + 1, "down", "up")}
        >
          Move down
        </Button>
      )}
      <Button id={`${id}-remove`} variant="outlined" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </Stack>
  );
}
