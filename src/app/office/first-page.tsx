/** The back office's first page: open tasks beside today's money. It combines several features. */
import { lazy, Suspense } from "react";
import { styled } from "@mui/material/styles";
import { useVisitor } from "../../client/session/use-visitor";
import { TodayScreen } from "../../features/today/today-screen";

/** Loaded after the tasks, and only with the permission. */
const TodayMoney = lazy(async () => ({
  default: (await import("../../features/reports/overview/today-money")).TodayMoney,
}));

export function FirstPage() {
  const { user } = useVisitor();
  return (
    <Columns>
      <div>
        <TodayScreen />
      </div>
      {user?.permissions.includes("reports.sales") && (
        <Suspense fallback={null}>
          <TodayMoney />
        </Suspense>
      )}
    </Columns>
  );
}

const Columns = styled("div")({
  display: "grid",
  alignItems: "start",
  gap: "var(--s5)",
  "@media (min-width: 1280px)": { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" },
});
