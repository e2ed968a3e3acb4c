/** Orders assigned to colleagues, and tags of orders (ORDER-55). */
import * as yup from "yup";
import { tagName, uuid } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";

const { unexpected, required } = MESSAGES.validation;
const { tagsPerOrder } = LIMITS.orders;

/** The id of a colleague; null ends the assignment. */
export const assigneeInput = yup.object({ assigneeId: uuid().nullable().optional().default(null) });

const tags = () =>
  yup
    .array(tagName().required(required))
    .transform((value: unknown) => value ?? [])
    .max(tagsPerOrder, unexpected)
    .default([]);
export const orderTagsInput = yup.object({ add: tags(), remove: tags() });
export type OrderTagsInput = yup.InferType<typeof orderTagsInput>;

/** The form of a new tag. */
export const orderTagInput = yup.object({ tag: tagName().required(MESSAGES.customers.tagRequired) });
