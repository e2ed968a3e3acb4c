/** The pictures of a review in the form: saved, uploading and failed ones (REVIEW-11). */
import { useRef, useState } from "react";
import { LIMITS } from "#contract/limits";
import type { OwnPicture, ReviewPlace } from "#contract/reviews/schema";
import { callApi } from "../../client/api/rest-client";
import { randomUuid } from "../../lib/random-key";
import { sendPicture } from "./send-picture";

export interface PictureState {
  readonly id: string;
  /** Name of the file on the device; null for a saved picture. */
  readonly fileName: string | null;
  /** Address of its thumbnail; null until uploaded. */
  readonly small: string | null;
  /** Uploaded percentage. */
  readonly percent: number;
  /** Why the upload failed. */
  readonly trouble: string | null;
}

export interface Pictures {
  readonly list: readonly PictureState[];
  /** Uploads files in sequence, as many as a review allows. @returns whether all were accepted */
  add(files: readonly File[]): boolean;
  remove(id: string): void;
  /** Waits for all uploads. @returns the names to save, or null when one failed */
  settle(): Promise<string[] | null>;
}

export function usePictures(place: ReviewPlace, saved: readonly OwnPicture[]): Pictures {
  const [list, setList] = useState<readonly PictureState[]>(() =>
    saved.map(({ id, small }) => ({ id, small, fileName: null, percent: 100, trouble: null })),
  );
  // Calls made during uploads must see the current list.
  const latest = useRef(list);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const put = (next: readonly PictureState[]) => {
    latest.current = next;
    setList(next);
  };
  const change = (id: string, part: Partial<PictureState>) =>
    put(latest.current.map((picture) => (picture.id === id ? { ...picture, ...part } : picture)));
  const drop = (picture: string) =>
    // A failed deletion is cleaned up the next day.
    void callApi("dropReviewPicture", { body: { ...place, picture }, isQuiet: true }).catch(() => undefined);
  const send = async (id: string, file: File) => {
    const isListed = () => latest.current.some((picture) => picture.id === id);
    if (!isListed()) return;
    const sent = await sendPicture(place, id, file, (percent) => change(id, { percent }));
    if (typeof sent === "string") return change(id, { trouble: sent });
    if (!isListed()) return drop(id);
    change(id, { small: sent.small, percent: 100 });
  };
  return {
    list,
    add(files) {
      const free = LIMITS.reviews.pictures - latest.current.length;
      const accepted = files.slice(0, free).map((file) => ({ id: randomUuid(), file }));
      put([
        ...latest.current,
        ...accepted.map(({ id, file }) => ({
          id,
          fileName: file.name,
          small: null,
          percent: 0,
          trouble: null,
        })),
      ]);
      for (const { id, file } of accepted) sending.current = sending.current.then(() => send(id, file));
      return files.length <= free;
    },
    remove(id) {
      const removed = latest.current.find((picture) => picture.id === id);
      put(latest.current.filter((picture) => picture !== removed));
      if (removed?.fileName && removed.small) drop(id);
    },
    async settle() {
      await sending.current;
      const isWhole = latest.current.every(({ small }) => small !== null);
      return isWhole ? latest.current.map(({ id }) => id) : null;
    },
  };
}
