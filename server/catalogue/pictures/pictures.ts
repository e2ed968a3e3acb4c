/**
 * Suppliers' pictures: fetched in the background, stored in the data folder, served from the shop's address.
 */
import type { Db } from "../../db/client";
import type { AllowedHosts } from "./allowed-hosts.rules";
import { createMediaFolder } from "./media.store";
import { createPictureClient } from "./picture.client";
import { PicturesService } from "./pictures.service";
import { createPicturesStore, type PicturesStore } from "./pictures.store";

export interface PictureSettings {
  readonly pictureHosts: AllowedHosts;
  /** Folder of suppliers' pictures. */
  readonly mediaDir: string;
}

export interface Pictures {
  readonly service: PicturesService;
  readonly store: PicturesStore;
  close(): void;
}

export function openPictures(config: PictureSettings, db: Db): Pictures {
  const store = createPicturesStore(db);
  const client = createPictureClient(config.pictureHosts);
  const service = new PicturesService({ store, client, media: createMediaFolder(config.mediaDir) });
  return { service, store, close: () => client.close() };
}
