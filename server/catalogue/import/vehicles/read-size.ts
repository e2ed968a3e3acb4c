/** Reads a tire size in a fitment table, with the parser of `contract/tires/`. */
import { readTireSize } from "#contract/tires/read-tire-size";
import { sizeCode } from "#contract/tires/tire-size-code";
import { SIZE_REFUSALS } from "#contract/tires/tire-size-reasons";
import { writeDimensions } from "#contract/tires/write-tire-size";
import { RejectedRecord } from "../cleaning/read-values";

interface ReadSize {
  readonly size: string;
  readonly sizeKey: string;
  readonly rimIn: number;
  readonly minLoadIndex?: number;
  readonly loadRange?: string;
  readonly minSpeedRating?: string;
}

/** @throws RejectedRecord */
export function readSize(text: string): ReadSize {
  const read = readTireSize(text);
  if (!read.ok) throw new RejectedRecord(SIZE_REFUSALS[read.reason], "size");
  const { service, loadRange, rimDiameterInches } = read.size;
  return {
    size: writeDimensions(read.size),
    sizeKey: sizeCode(read.size),
    rimIn: rimDiameterInches,
    ...(service?.loadIndex && { minLoadIndex: service.loadIndex }),
    ...(service?.speedRating && { minSpeedRating: service.speedRating }),
    ...(loadRange && { loadRange }),
  };
}
