/** A customer's page for staff: overview, notes, tags and devices (STAFF-60 to STAFF-63). */
import type { Device } from "#contract/accounts/auth";
import type { Customer } from "#contract/customers/care";
import type {
  CustomerNote,
  CustomerNoteInput,
  CustomerOverview,
  CustomerTagsInput,
} from "#contract/customers/page";
import { MESSAGES } from "#contract/messages";
import { isAdmin } from "#contract/staff/roles";
import { recording, type AuditTrail, type AuditWrite, type StaffAct } from "../../audit/audit.port";
import { DomainError } from "../../errors";
import type { Viewer } from "../../http/session";
import { addNote, type NoteChangeParts } from "./add-note.change";
import type { CareService } from "./care.service";
import { changeTags } from "./change-tags.change";
import { deleteNote, restoreNote } from "./delete-note.change";
import type { NotesStore } from "./notes.store";
import type { OverviewStore } from "./overview.store";

export interface PageParts extends NoteChangeParts {
  readonly care: Pick<CareService, "get" | "getRecord" | "listSessions">;
  readonly overview: OverviewStore;
  readonly notes: NotesStore;
  readonly trail: AuditTrail;
  /**
   * Ends one session of the user (null = all) and writes the audit entry.
   * @returns false when there was none
   */
  endDevices(userId: string, sessionId: string | null, recordAudit: AuditWrite): Promise<boolean>;
}

type PageChange =
  | "CUSTOMER_NOTE_ADDED"
  | "CUSTOMER_NOTE_DELETED"
  | "CUSTOMER_NOTE_RESTORED"
  | "CUSTOMER_TAGS_CHANGED"
  | "DEVICE_SIGNED_OUT"
  | "SIGNED_OUT_EVERYWHERE";

const { customers, generic } = MESSAGES;

export class CustomerPageService {
  constructor(private readonly parts: PageParts) {}

  /**
   * Includes orders and leases for staff who may read them.
   * @throws DomainError NOT_FOUND
   */
  async getOverview({ permissions }: Viewer, username: string): Promise<CustomerOverview> {
    const { care, overview } = this.parts;
    const { userId, isVerified } = await care.getRecord(username);
    const [lifetime, applications, consents, merged] = await Promise.all([
      permissions.includes("orders.read") ? overview.findLifetime(userId) : null,
      permissions.includes("leases.read") ? overview.listApplications(userId) : null,
      overview.findConsents(userId, isVerified ? username : ""),
      overview.listMerged(userId),
    ]);
    return { lifetime, applications, consents, merged };
  }

  /** @throws DomainError NOT_FOUND */
  async listNotes(viewer: Viewer, username: string): Promise<CustomerNote[]> {
    return this.notesFor(viewer, (await this.parts.care.getRecord(username)).userId);
  }

  /** @throws DomainError NOT_FOUND; BAD_USER_INPUT at LIMITS.care.notes and for another note's id */
  async addNote(
    viewer: Viewer,
    act: StaffAct,
    username: string,
    { id, text }: CustomerNoteInput,
  ): Promise<CustomerNote[]> {
    const { care } = this.parts;
    const { userId } = await care.getRecord(username);
    const note = { id: id.toLowerCase(), authorId: act.userId, text };
    const outcome = await addNote(this.parts, userId, note, this.auditOf(act, userId, "CUSTOMER_NOTE_ADDED"));
    if (outcome === "FULL") throw new DomainError("BAD_USER_INPUT", customers.tooManyNotes);
    if (outcome === "TAKEN") throw new DomainError("BAD_USER_INPUT", MESSAGES.validation.unexpected);
    return this.notesFor(viewer, userId);
  }

  /**
   * @throws DomainError NOT_FOUND; FORBIDDEN for another user's note; BAD_USER_INPUT naming the person who
   * was first
   */
  async deleteNote(viewer: Viewer, act: StaffAct, username: string, noteId: string): Promise<CustomerNote[]> {
    const { care } = this.parts;
    const { userId } = await care.getRecord(username);
    const deleter = { userId: act.userId, isAdmin: isAdmin(viewer.role) };
    const outcome = await deleteNote(
      this.parts,
      userId,
      noteId,
      deleter,
      this.auditOf(act, userId, "CUSTOMER_NOTE_DELETED"),
    );
    if (outcome === "GONE") throw new DomainError("NOT_FOUND", generic.notFound);
    if (outcome === "FOREIGN") throw new DomainError("FORBIDDEN", customers.noteNotYours);
    if (outcome !== "DONE") {
      throw new DomainError("BAD_USER_INPUT", customers.noteDeletedBefore(outcome.deletedBy));
    }
    return this.notesFor(viewer, userId);
  }

  /** @throws DomainError NOT_FOUND when it is permanently deleted, or another person deleted it */
  async restoreNote(
    viewer: Viewer,
    act: StaffAct,
    username: string,
    noteId: string,
  ): Promise<CustomerNote[]> {
    const { care } = this.parts;
    const { userId } = await care.getRecord(username);
    const isBack = await restoreNote(
      this.parts,
      userId,
      noteId,
      act.userId,
      this.auditOf(act, userId, "CUSTOMER_NOTE_RESTORED"),
    );
    if (!isBack) throw new DomainError("NOT_FOUND", generic.notFound);
    return this.notesFor(viewer, userId);
  }

  /** @throws DomainError NOT_FOUND, BAD_USER_INPUT at LIMITS.care.tags */
  async changeTags(act: StaffAct, username: string, change: CustomerTagsInput): Promise<Customer> {
    const { care } = this.parts;
    const { userId } = await care.getRecord(username);
    const isDone = await changeTags(
      this.parts.db,
      userId,
      change,
      this.auditOf(act, userId, "CUSTOMER_TAGS_CHANGED"),
    );
    if (!isDone) throw new DomainError("BAD_USER_INPUT", customers.tooManyTags);
    return care.get(username);
  }

  listTags(): Promise<string[]> {
    return this.parts.notes.listTags();
  }

  /** @throws DomainError NOT_FOUND for an ended session, or another customer's */
  async endSession(act: StaffAct, username: string, sessionId: string): Promise<Device[]> {
    const { userId } = await this.parts.care.getRecord(username);
    const recordAudit = this.auditOf(act, userId, "DEVICE_SIGNED_OUT");
    if (!(await this.parts.endDevices(userId, sessionId, recordAudit))) {
      throw new DomainError("NOT_FOUND", generic.notFound);
    }
    return this.parts.care.listSessions(username);
  }

  /**
   * Idempotent.
   * @throws DomainError NOT_FOUND
   */
  async endSessions(act: StaffAct, username: string): Promise<Device[]> {
    const { userId } = await this.parts.care.getRecord(username);
    await this.parts.endDevices(userId, null, this.auditOf(act, userId, "SIGNED_OUT_EVERYWHERE"));
    return this.parts.care.listSessions(username);
  }

  private async notesFor({ userId, role, permissions }: Viewer, customerId: string): Promise<CustomerNote[]> {
    const mayWrite = permissions.includes("customers.update");
    const notes = await this.parts.notes.list(customerId);
    return notes.map(({ authorId, ...note }) => ({
      ...note,
      mayDelete: mayWrite && (authorId === userId || isAdmin(role)),
    }));
  }

  private auditOf(act: StaffAct, userId: string, kind: PageChange): AuditWrite {
    return recording(this.parts.trail, act, { kind, subject: { type: "account", id: userId } });
  }
}
