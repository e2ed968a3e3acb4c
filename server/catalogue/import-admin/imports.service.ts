/** Imports in the admin: uploaded files, configured sources, and their schedules (STAFF-42 to STAFF-44). */
import type { ImportPreview, PreviewImportInput } from "#contract/imports/preview";
import type { ConfirmImportInput, HeldImport } from "#contract/imports/held";
import type {
  ImportFileInput,
  ImportSource,
  ImportSourceInput,
  ScheduleInput,
  UploadInput,
} from "#contract/imports/schema";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { allRows, type Page } from "#contract/fields/page";
import { recording, type AuditTrail, type StaffAct } from "../../audit/audit.port";
import { changeAudited } from "../../db/audited";
import type { Db } from "../../db/client";
import { DomainError } from "../../errors";
import type { FullFeed } from "../import/before-writing";
import { isGzip, utf8Of } from "../import/reading/byte-source";
import { formatOf } from "../import/reading/file-format";
import { previewImport } from "./columns/preview.service";
import { refusal } from "./columns/refusal.mapping";
import { requestedMapping } from "./columns/requested-mapping.service";
import { confirmHeld, type Confirmation } from "./held/confirm-held.change";
import { listHeldImports } from "./held/held-imports.store";
import { receivePiece } from "./receive-piece.change";
import { requestFileImport, requestImport } from "./request-import.change";
import { displayedPlace, type ImportSourceSettings } from "./imports.settings";
import { minuteOf, nextRun, timeOf } from "./schedules.rules";
import { listLastRuns, listSchedules, putSchedule } from "./schedules.store";
import { importOf } from "./schedules.worker";
import { requestStop } from "./stop-import.change";
import { findUpload } from "./uploads.store";

const { staff, generic } = MESSAGES;

export interface ImportsParts {
  readonly db: Db;
  readonly trail: AuditTrail;
  readonly sources: readonly ImportSourceSettings[];
}

export class ImportsService {
  constructor(private readonly parts: ImportsParts) {}

  /** Stores a piece of a file. @returns bytes received so far. @throws DomainError BAD_USER_INPUT */
  async receivePiece({ userId }: StaffAct, piece: UploadInput): Promise<{ readonly bytes: number }> {
    const { fileName, position } = piece;
    const content = Buffer.from(piece.content, "base64");
    if (content.length === 0) throw refusal("file", staff.importIncomplete);
    const format = position === 0 ? formatOf(utf8Of(content), true) : null;
    if (typeof format === "object" && format !== null && !isGzip(content))
      throw refusal("file", `${fileName} ${format.wrong}, not a supplier file.`);
    const outcome = await receivePiece(
      this.parts.db,
      { ...piece, content, userId },
      LIMITS.imports.fileBytes,
    );
    if (outcome === "LARGE") throw refusal("file", staff.importTooLarge);
    if (outcome === "LOST") throw refusal("file", staff.importIncomplete);
    return outcome;
  }

  /** Requests the import of an uploaded file. Idempotent. @throws DomainError BAD_USER_INPUT */
  async importFile(act: StaffAct, input: ImportFileInput): Promise<void> {
    const { upload, supplier, isWhole, mostMissing, isReviewed } = input;
    const file = await findUpload(this.parts.db, upload, act.userId);
    if (!file) throw refusal("file", staff.importIncomplete);
    const { fileName } = file;
    const { columns, matched } = await requestedMapping(this.parts.db, file, input);
    const request = { supplierId: supplier, fileName, upload, source: null, columns };
    const fullFeed = isWhole ? fullFeedOf(mostMissing) : null;
    await requestFileImport(
      this.parts.db,
      { ...request, fullFeed, isReviewed },
      matched,
      recording(this.parts.trail, act, {
        kind: "FILE_IMPORT_REQUESTED",
        subject: { type: "supplier", id: supplier },
        after: { ...requestOf(fullFeed), ...(matched && { matchedColumns: matched.count }) },
      }),
    );
  }

  /** Writes nothing. @throws DomainError BAD_USER_INPUT */
  preview(act: StaffAct, input: PreviewImportInput): Promise<ImportPreview> {
    return previewImport(this.parts.db, act, input);
  }

  /** @throws DomainError NOT_FOUND; BAD_USER_INPUT if an import is already running */
  async importSource(act: StaffAct, name: string, { mostMissing }: ImportSourceInput): Promise<void> {
    const { db, trail } = this.parts;
    const source = this.sourceOf(name);
    const schedule = (await listSchedules(db)).find((row) => row.source === name);
    const fullFeed = schedule?.isWhole ? fullFeedOf(mostMissing) : null;
    const record = recording(trail, act, {
      kind: "SOURCE_IMPORT_REQUESTED",
      subject: { type: "import source", id: name },
      after: requestOf(fullFeed),
    });
    if (!(await requestImport(db, importOf(source, fullFeed), record)))
      throw new DomainError("BAD_USER_INPUT", staff.importRuns);
  }

  /** @throws DomainError NOT_FOUND; BAD_USER_INPUT for a finished import */
  async stop(act: StaffAct, id: string): Promise<void> {
    const { db, trail } = this.parts;
    const change = { kind: "IMPORT_STOPPED", subject: { type: "import", id } } as const;
    const isStopped = await requestStop(db, id, recording(trail, act, change));
    if (isStopped === null) throw new DomainError("NOT_FOUND", generic.notFound);
    if (!isStopped) throw new DomainError("BAD_USER_INPUT", staff.importHasEnded);
  }

  async listHeld(): Promise<Page<HeldImport>> {
    return allRows(await listHeldImports(this.parts.db, this.sourceNames));
  }

  /** Idempotent. @throws DomainError NOT_FOUND; BAD_USER_INPUT for a changed list or a missing file */
  async confirm(act: StaffAct, id: string, { code }: ConfirmImportInput): Promise<void> {
    const record = recording(this.parts.trail, act, {
      kind: "HELD_IMPORT_CONFIRMED",
      subject: { type: "import", id },
      after: { list: code },
    });
    const outcome = await confirmHeld(this.parts.db, { id, code }, this.sourceNames, record);
    if (outcome === null) throw new DomainError("NOT_FOUND", generic.notFound);
    if (outcome !== "CONFIRMED") throw new DomainError("BAD_USER_INPUT", UNCONFIRMED[outcome]);
  }

  private get sourceNames(): readonly string[] {
    return this.parts.sources.map(({ name }) => name);
  }

  async listSources(): Promise<Page<ImportSource>> {
    const { db, sources } = this.parts;
    const [schedules, runs] = await Promise.all([listSchedules(db), listLastRuns(db, this.sourceNames)]);
    return allRows(
      sources.map(({ name, supplierId, place }) => {
        const schedule = schedules.find(({ source }) => source === name);
        const last = runs.find(({ source }) => source === name);
        const atMinute = schedule?.atMinute ?? null;
        return {
          name,
          supplier: supplierId,
          place: displayedPlace(place),
          isOn: schedule?.isOn ?? false,
          everyHours: schedule?.everyHours ?? null,
          at: atMinute === null ? null : timeOf(atMinute),
          isWhole: schedule?.isWhole ?? false,
          nextRunAt: schedule?.isOn ? schedule.nextRunAt.toISOString() : null,
          lastRunAt: last?.startedAt.toISOString() ?? null,
          lastStatus: last?.status ?? null,
        };
      }),
    );
  }

  /** @throws DomainError NOT_FOUND */
  async schedule(act: StaffAct, name: string, input: ScheduleInput): Promise<void> {
    this.sourceOf(name);
    const { isOn, everyHours, at, isWhole } = input;
    const isDaily = (everyHours ?? null) === null;
    const schedule = { everyHours: everyHours ?? null, atMinute: isDaily ? minuteOf(at ?? "") : null };
    const nextRunAt = nextRun(schedule, new Date());
    await changeAudited(
      this.parts.db,
      async (unit) => {
        await putSchedule(unit, { source: name, isOn, isWhole, ...schedule, nextRunAt });
        return true;
      },
      recording(this.parts.trail, act, {
        kind: "IMPORT_SCHEDULED",
        subject: { type: "import source", id: name },
        after: { everyHours: schedule.everyHours, at: at ?? null, isOn, isFullFeed: isWhole },
      }),
    );
  }

  private sourceOf(name: string): ImportSourceSettings {
    const source = this.parts.sources.find((candidate) => candidate.name === name);
    if (!source) throw new DomainError("NOT_FOUND", generic.notFound);
    return source;
  }
}

const UNCONFIRMED: Readonly<Record<Exclude<Confirmation, "CONFIRMED">, string>> = {
  CHANGED: staff.heldListChanged,
  NO_FILE: staff.heldFileMissing,
  RUNS: staff.importRuns,
};

/** @param mostMissing as typed; empty = unconfirmed */
const fullFeedOf = (mostMissing: string): FullFeed => ({
  mostMissing: mostMissing === "" ? null : Number(mostMissing),
});

const requestOf = (fullFeed: FullFeed | null) => ({
  isFullFeed: fullFeed !== null,
  confirmedMissing: fullFeed?.mostMissing ?? 0,
});
