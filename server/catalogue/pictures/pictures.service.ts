/** Processes due pictures: fetches, renders, stores and publishes them. */
import { pictureFile, pictureFiles } from "#contract/catalogue/pictures";
import type { MediaStore } from "./media.store";
import { PictureError, type PictureClient, type Validators } from "./picture.client";
import type { ClaimedPicture, FetchedPicture, PictureFacts, PicturesStore } from "./pictures.store";
import { makeRenditions, readFacts } from "./renditions.service";

export interface PictureParts {
  readonly store: PicturesStore;
  readonly client: PictureClient;
  readonly media: MediaStore;
}

/** Counts of pictures since the work started. */
export interface PictureProgress {
  readonly made: number;
  /** Re-checked and unchanged. */
  readonly unchanged: number;
  readonly failed: number;
}

/** Fetches wait for the network while other pictures are rendered; more would only fill the memory. */
const MAX_CONCURRENT_FETCHES = 4;
/** How long ready pictures wait for others, so that their pages are published together. */
const FLUSH_INTERVAL_MS = 3_000;
const MAX_PAUSE_SECONDS = 86_400;
/** Permanent failures are retried after a week: suppliers do repair pictures. */
const PERMANENT_FAILURE_PAUSE_SECONDS = 7 * 86_400;
/** Key prefix of originals, which the site does not serve. */
export const ORIGINALS = "originals";
/** Key prefix of served files; their addresses continue the same way after SUPPLIED_MEDIA. */
export const SUPPLIED = "supplied";

export class PicturesService {
  private progress: PictureProgress = { made: 0, unchanged: 0, failed: 0 };

  constructor(private readonly parts: PictureParts) {}

  /**
   * Processes all due pictures. If the process dies, other processes redo its pictures in progress.
   * @param onProgress called after each picture
   * @param stop ends the work after the pictures in progress
   * @returns counts since this service started
   */
  async fetchDue(
    onProgress: (progress: PictureProgress) => void,
    stop: AbortSignal,
  ): Promise<PictureProgress> {
    const { store } = this.parts;
    await store.notice();
    let ready: FetchedPicture[] = [];
    let flushedAt = Date.now();
    const flush = async () => {
      const pictures = ready;
      ready = [];
      flushedAt = Date.now();
      await store.markReady(pictures);
    };
    const worker = async () => {
      for (;;) {
        const claimed = stop.aborted ? null : await store.claim();
        if (!claimed) return;
        const picture = await this.fetchPicture(claimed);
        if (picture) ready.push(picture);
        if (ready.length > 0 && Date.now() - flushedAt > FLUSH_INTERVAL_MS) await flush();
        onProgress(this.progress);
      }
    };
    try {
      await Promise.all(Array.from({ length: MAX_CONCURRENT_FETCHES }, worker));
    } finally {
      await flush();
    }
    return this.progress;
  }

  /** Deletes unused files. @returns the number of pictures */
  async tidy(): Promise<number> {
    const names = await this.parts.store.collect();
    await this.removeFiles(names);
    return names.length;
  }

  /** Bans a picture by its address or its path on the site. @returns false if unknown */
  async ban(picture: string): Promise<boolean> {
    const names = await this.parts.store.ban(picture);
    if (names) await this.removeFiles(names);
    return names !== null;
  }

  /** Returns null for an unchanged or failed picture; records failures. */
  private async fetchPicture(claimed: ClaimedPicture): Promise<FetchedPicture | null> {
    const { store, client } = this.parts;
    const { address, attempts } = claimed;
    try {
      const answer = await client.fetch(address, claimed);
      if (!answer) return await this.recordUnchanged(address, claimed);
      const facts = await readFacts(answer.bytes);
      if (facts.media === claimed.media) return await this.recordUnchanged(address, answer);
      await this.writeFiles(answer.bytes, facts);
      this.count("made");
      const { etag, lastModified } = answer;
      return { address, ...facts, etag, lastModified };
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      this.count("failed");
      const pause = Math.min(60 * 2 ** Math.min(attempts - 1, 20), MAX_PAUSE_SECONDS);
      await store.markFailed(
        address,
        error.message,
        error.isLasting ? PERMANENT_FAILURE_PAUSE_SECONDS : pause,
      );
      return null;
    }
  }

  private async recordUnchanged(address: string, validators: Validators): Promise<null> {
    await this.parts.store.markUnchanged(address, validators);
    this.count("unchanged");
    return null;
  }

  private count(outcome: keyof PictureProgress): void {
    this.progress = { ...this.progress, [outcome]: this.progress[outcome] + 1 };
  }

  /** Writes the original last: its presence means the picture is complete. */
  private async writeFiles(original: Buffer, { media: name }: PictureFacts): Promise<void> {
    const { media } = this.parts;
    if (await media.has(`${ORIGINALS}/${name}`)) return;
    for (const { width, format, bytes } of await makeRenditions(original)) {
      await media.write(pictureFile(`${SUPPLIED}/${name}`, width, format), bytes);
    }
    await media.write(`${ORIGINALS}/${name}`, original);
  }

  private async removeFiles(names: readonly string[]): Promise<void> {
    const { media } = this.parts;
    for (const name of names) {
      // Deleted first, because it was written last.
      await media.remove([`${ORIGINALS}/${name}`]);
      await media.remove(pictureFiles(`${SUPPLIED}/${name}`));
    }
  }
}
