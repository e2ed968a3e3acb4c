/** Imports of supplier files, latest first, with the forms to start one (STAFF-36, STAFF-42 to STAFF-44). */
import Stack from "@mui/material/Stack";
import { isOpenImport } from "#contract/imports/schema";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { useLookingAgain } from "../../client/api/use-looking-again";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { readListAddress, STAFF_SIZES } from "../../ui/list/list-address";
import { StaffList } from "../../ui/list/staff-list";
import { FormDialogButton } from "../../ui/parts/form-dialog";
import { TitleRow } from "../../ui/parts/title-row";
import { HeldImports } from "./held-imports";
import { IMPORT_COLUMNS, importActions } from "./import-columns";
import { ImportForm } from "./import-form";
import { SourceList } from "./source-list";

const HEADING = "imports-heading";

export function ImportList({ search }: { readonly search: string }) {
  const { user } = useVisitor();
  const mayWrite = user?.permissions.includes("imports.write") ?? false;
  const address = readListAddress(search, { sizes: STAFF_SIZES });
  const answer = useRestAnswer("listImports", { pageNumber: address.page, pageSize: address.size });
  const isWorking = answer.data?.rows.some(isOpenImport) ?? false;
  useLookingAgain(answer, isWorking);
  return (
    <Stack spacing={4}>
      <TitleRow>
        <h2 id={HEADING} tabIndex={-1}>
          Imports
        </h2>
        {mayWrite && (
          <FormDialogButton
            id="import-file"
            label="Import a file"
            title="Import supplier file"
            doneId={HEADING}
            isLong
            isWide
          >
            {(change) => <ImportForm onRequested={answer.refresh} {...change} />}
          </FormDialogButton>
        )}
      </TitleRow>
      <HeldImports mayWrite={mayWrite} isWorking={isWorking} doneId={HEADING} onRequested={answer.refresh} />
      <SourceList mayWrite={mayWrite} isWorking={isWorking} onRequested={answer.refresh} />
      <StaffList
        answer={answer}
        columns={[...IMPORT_COLUMNS, importActions(mayWrite ? answer.refresh : null)]}
        keyOf={({ id }) => id}
        caption="Imports, newest first"
        plural="Imports"
        empty={{ none: "No imports yet" }}
        paging={{ path: BACKOFFICE_ROUTES.imports, address }}
      />
    </Stack>
  );
}
