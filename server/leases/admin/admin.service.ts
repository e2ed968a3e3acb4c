/** Lease applications for staff: search, status, and recording a lessor's answer (STAFF-30 to STAFF-32). */
import type {
  LeaseChangeResult,
  LeaseSearchResult,
  ListNeighbours,
  StaffLease,
} from "#contract/graphql/generated";
import { leaseListInput, leaseSearchInput, lessorAnswerInput } from "#contract/leases/admin";
import { MESSAGES } from "#contract/messages";
import { recording, staffAct, type AuditTrail } from "../../audit/audit.port";
import { recordAct } from "../../db/audited";
import { DomainError } from "../../errors";
import type { RateLimits } from "../../http/rate-limits";
import type { Origin, Viewer } from "../../http/session";
import { validate } from "../../http/validation";
import { toLeaseApplication } from "../applications/application.mapping";
import type { ApplicationStore } from "../applications/applications.store";
import type { Cascade } from "../applications/cascade.service";
import type { ApplicationChangeParts } from "../applications/apply-report.change";
import { recordStaffAnswer } from "../applications/record-staff-answer.change";
import type { LeaseSearchStore } from "./search.store";
import { toStaffLease } from "./staff-lease.mapping";
import type { StatusStore } from "./status.store";

export interface LeaseAdminParts {
  readonly search: LeaseSearchStore;
  readonly status: StatusStore;
  readonly applications: Pick<ApplicationStore, "find" | "findAll">;
  readonly changes: ApplicationChangeParts;
  readonly cascade: Pick<Cascade, "advance">;
  readonly limits: RateLimits;
  readonly trail: AuditTrail;
}

/** The caller and their IP address. */
export interface Asker {
  readonly viewer: Viewer;
  readonly origin: Origin;
}

const { leases: sentences } = MESSAGES;

export class LeaseAdmin {
  constructor(private readonly parts: LeaseAdminParts) {}

  /** @throws DomainError BAD_USER_INPUT for an invalid page, status or sort order */
  async search(input: unknown): Promise<LeaseSearchResult> {
    const { search, applications } = this.parts;
    const query = validate(leaseSearchInput, input);
    const { ids, counts } = await search.search(query);
    const matching = counts.filter(({ status }) => query.status === null || status === query.status);
    const records = await applications.findAll(ids);
    return {
      applications: records.map((record) => toLeaseApplication(record, true)),
      totalApplications: matching.reduce((sum, { count }) => sum + count, 0),
      counts: [...counts],
      pageNumber: query.pageNumber,
      pageSize: query.pageSize,
    };
  }

  /**
   * The applications before and after one in a list.
   * @throws DomainError BAD_USER_INPUT
   */
  async findNeighbours(leaseId: string, list: unknown): Promise<ListNeighbours> {
    const { search, applications } = this.parts;
    const input = validate(leaseListInput, list);
    const record = await applications.find(leaseId);
    return record ? search.findNeighbours(record.id, input) : { previous: null, next: null };
  }

  async find(leaseId: string): Promise<StaffLease | null> {
    const record = await this.parts.applications.find(leaseId);
    return record && toStaffLease(record, await this.parts.status.read(record.id));
  }

  /**
   * Records a lessor's decision that staff learned elsewhere. It has the same effects as a report by the
   * lessor.
   * @param expectedStatus status as returned by find()
   * @throws DomainError NOT_FOUND, BAD_USER_INPUT
   */
  async recordAnswer(
    asker: Asker,
    leaseId: string,
    expectedStatus: string,
    input: unknown,
  ): Promise<LeaseChangeResult> {
    const { applications, changes, cascade, trail } = this.parts;
    const { answer, approvedAmount, reason } = validate(lessorAnswerInput, input);
    const record = await applications.find(leaseId);
    if (!record) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    if (record.lessor === null) return this.refusal(leaseId, sentences.answerNotNeeded);
    if (answer === "APPROVED" && record.lessorUuid === null)
      return this.refusal(leaseId, sentences.noLessorNumber);
    const { userId } = asker.viewer;
    const { lessor } = record;
    const attempt = { id: record.id, lessor };
    const staffAnswer = {
      answer,
      approvedCents: answer === "APPROVED" ? approvedAmount : null,
      reason,
      userId,
      expectedStatus,
    };
    const recordAudit = recording(
      trail,
      staffAct(asker, "recordLessorAnswer"),
      { kind: "LESSOR_ANSWER_RECORDED", subject: applicationOf(record), after: { lessor, answer } },
      { accountId: record.userId },
    );
    const isRecorded = await recordStaffAnswer(changes, attempt, staffAnswer, recordAudit);
    if (!isRecorded) return this.refusal(leaseId, sentences.answerNotNeeded);
    await cascade.advance(record.id);
    return { success: true, message: sentences.answerRecorded, lease: await this.find(leaseId) };
  }

  /** @throws DomainError NOT_FOUND, TOO_MANY_REQUESTS */
  async refresh(asker: Asker, leaseId: string): Promise<LeaseChangeResult> {
    const { applications, changes, cascade, limits, trail } = this.parts;
    const record = await applications.find(leaseId);
    if (!record) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    await limits.limit("leaseRefresh", { address: asker.origin.ipAddress });
    await recordAct(
      changes.db,
      recording(
        trail,
        staffAct(asker, "refreshLeaseForStaff"),
        { kind: "LESSOR_QUERIED", subject: applicationOf(record) },
        { accountId: record.userId },
      ),
    );
    await cascade.advance(record.id);
    return { success: true, message: sentences.updateRequested, lease: await this.find(leaseId) };
  }

  private async refusal(leaseId: string, message: string): Promise<LeaseChangeResult> {
    return { success: false, message, lease: await this.find(leaseId) };
  }
}

const applicationOf = ({ id }: { readonly id: string }) => ({ type: "lease application", id }) as const;
