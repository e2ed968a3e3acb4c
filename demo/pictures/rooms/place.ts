/** Places a product at its true scale in a room of its category. */
import { CANVAS, type Form } from "../kit/variants";
import { at, fine, group } from "../kit/shapes";
import { contact } from "./furniture";
import { PLACES, type PlaceOfForm } from "./places";
import { roomLookOf } from "./room-look";

interface Placed {
  /** Key of the drawing. */
  readonly id: string;
  readonly form: Form;
  /** Number of the product among its kind; selects paints and furniture. */
  readonly number: number;
  /** Real width in centimeters, where the product states one. */
  readonly width?: number | undefined;
  /** The drawing in canvas units, without ground and shadow. */
  readonly art: string;
}

/** Throws if the drawing has no place. */
export function placeOf(id: string, form: Form): PlaceOfForm {
  const place = PLACES[id]?.[form];
  if (!place) throw new Error(`${id} has no place in a room.`);
  return place;
}

/** A picture of the product in its room. */
export function inRoom({ id, form, number, width, art }: Placed): string {
  const place = placeOf(id, form);
  const { room, units, foot, middle = 480, raised = 0, shift = 0, stretch = 1 } = place;
  const wide = width ?? place.wide;
  const scale = (wide / units) * room.scale;
  const look = roomLookOf(number);
  const x = CANVAS / 2 + shift * room.scale;
  const shadow =
    raised === 0
      ? contact(shift, 0.4, (wide / 2) * (place.shadow ?? 1.08), Math.max(wide * 0.035, 4 / room.scale))
      : "";
  const scene = at(CANVAS / 2, room.ground, room.draw(look, wide / 2) + shadow, `scale(${room.scale})`);
  const move = `translate(${fine(x)} ${fine(room.ground - raised * room.scale)}) scale(${fine(scale)} ${fine(scale * stretch)}) translate(${-middle} ${-foot})`;
  return scene + group(art, `transform="${move}"`);
}
