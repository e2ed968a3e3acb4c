/** Updates a lease form; concurrent saves run one after another (LEASE-13). */
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { insertDraft, lockDraft, writeForm, type DraftOwner } from "./drafts.store";
import type { SavedForm } from "./form.record";

/**
 * @param isNew false requires an existing draft
 * @param edit returns the form to save; it may throw, and then nothing is saved
 * @returns null when there is none
 */
export function saveDraft(
  { db, sealer }: { readonly db: Db; readonly sealer: Sealer },
  owner: DraftOwner,
  isNew: boolean,
  edit: (saved: SavedForm) => SavedForm,
): Promise<SavedForm | null> {
  return db.transaction().execute(async (trx) => {
    if (isNew) await insertDraft(trx, sealer, owner);
    const draft = await lockDraft(trx, sealer, owner);
    if (!draft) return null;
    const form = edit(draft.form);
    await writeForm(trx, sealer, draft.id, form);
    return form;
  });
}
