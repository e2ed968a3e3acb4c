/** The first page of the back office, assembled here because figures and what waits are parts of several features. */
import { TodayScreen } from "../../features/today/today-screen";

export function FirstPage() {
  return <TodayScreen />;
}
