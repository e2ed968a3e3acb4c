/** Number of open payment exceptions, beside the menu entry. */
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { MenuCount } from "../../ui/parts/menu/menu-count";

export function MoneyCount() {
  const { data } = useRestAnswer("countMoneyCases");
  return <MenuCount count={data?.open ?? 0} word="open" />;
}
