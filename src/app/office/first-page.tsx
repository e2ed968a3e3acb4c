/** The back office's first page, assembled here because it combines several features. */
import { TodayScreen } from "../../features/today/today-screen";

export function FirstPage() {
  return <TodayScreen />;
}
