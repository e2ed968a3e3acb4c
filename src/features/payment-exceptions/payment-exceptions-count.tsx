/** How much money is to be looked after, beside the name of its desk. */
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { MenuCount } from "../../ui/parts/menu/menu-count";

export function MoneyCount() {
  const { data } = useRestAnswer("countMoneyCases");
  return <MenuCount count={data?.open ?? 0} word="open" />;
}
