/** Saved views of a list: named filter and sort order (ORDER-24). */
import * as yup from "yup";
import { text, textLine, uuid } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";

const { unexpected } = MESSAGES.validation;
const { views } = MESSAGES;

/** Lists with saved views. */
export const VIEWED_LISTS = ["orders"] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];

const list = () => yup.string().typeError(unexpected).oneOf(VIEWED_LISTS, unexpected).required(unexpected);

export const viewsParams = yup.object({ list: list() });
export const viewParams = yup.object({ id: uuid() });

export const viewInput = yup.object({
  name: textLine(LIMITS.lists.viewNameLength, views.nameTooLong).required(views.name),
  /** The query string of the list's address. */
  query: text(LIMITS.lists.viewQueryLength, unexpected).default(""),
  /** True if visible to all staff. */
  isShared: yup.boolean().typeError(unexpected).default(false),
});
export type ViewInput = yup.InferType<typeof viewInput>;

export const newViewInput = viewInput.shape({ list: list() });
export type NewViewInput = yup.InferType<typeof newViewInput>;

export const viewAnswer = yup.object({
  id: yup.string().required(),
  name: yup.string().defined(),
  query: yup.string().defined(),
  isShared: yup.boolean().required(),
  /** True if the current user may rename and delete the view. */
  isMine: yup.boolean().required(),
});
export type SavedView = yup.InferType<typeof viewAnswer>;

export const viewsAnswer = yup.object({ views: yup.array(viewAnswer.required()).required() });
