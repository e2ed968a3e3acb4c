/** Shows applicants' input to staff who have the permission, a second-factor code and a reason (LEASE-17). */
import type { LeaseData, LeaseDataInput } from "#contract/leases/data";
import { MESSAGES } from "#contract/messages";
import type { RecordDataRead } from "../../audit/audit.port";
import { DomainError } from "../../errors";
import type { Origin, Viewer } from "../../http/session";
import type { ApplicationStore } from "../applications/applications.store";

export interface ApplicantDataParts {
  readonly store: Pick<ApplicationStore, "find">;
  /** @throws DomainError for a wrong or used code */
  readonly confirmFactor: (viewer: Viewer, code: string, origin: Origin) => Promise<void>;
  readonly recordReading: RecordDataRead;
}

export class ApplicantDataService {
  constructor(private readonly parts: ApplicantDataParts) {}

  /**
   * Records the reader, the data and the reason before it responds.
   * @param call method and path
   * @throws DomainError BAD_USER_INPUT for a wrong code and for deleted data, NOT_FOUND, TOO_MANY_REQUESTS
   */
  async read(
    viewer: Viewer,
    { leaseId, reason, code }: LeaseDataInput,
    origin: Origin,
    call: string,
  ): Promise<LeaseData> {
    const { store, confirmFactor, recordReading } = this.parts;
    const application = await store.find(leaseId);
    if (!application) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    const { details } = application;
    if (!details) throw new DomainError("BAD_USER_INPUT", MESSAGES.leases.forgotten);
    await confirmFactor(viewer, code, origin);
    const { userId, username } = viewer;
    await recordReading(
      { ...origin, userId, username, call },
      { subject: { type: "lease application", id: leaseId }, after: { reason } },
    );
    const { identity, bank } = details.form;
    return {
      dateOfBirth: identity.dateOfBirth,
      ssn: identity.ssn,
      routingNumber: bank.routingNumber,
      accountNumber: bank.accountNumber,
    };
  }
}
