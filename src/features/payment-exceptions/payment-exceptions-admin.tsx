/** Payment exceptions in the back office: the list, or the one in the address (STAFF-33, STAFF-34). */
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { idBelow } from "../../ui/list/list-address";
import { MoneyCaseScreen } from "./payment-exceptions-case";
import { MoneyList } from "./payment-exceptions-list";

interface PaymentExceptionsAdminProps {
  readonly location: { readonly pathname: string; readonly search: string };
}

export function MoneyAdmin({ location }: PaymentExceptionsAdminProps) {
  const caseId = idBelow(BACKOFFICE_ROUTES.paymentExceptions, location.pathname);
  if (caseId === null) return <MoneyList search={location.search} />;
  return <MoneyCaseScreen key={caseId} caseId={caseId} />;
}
