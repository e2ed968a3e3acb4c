/** Page types with the slowest visits, over seven days (REPORT-15, SPEED-4). */
import { addDays, shopDay } from "#contract/time/days";
import { metricRow, PAGE_TYPES, type PageType } from "#contract/performance/schema";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { AnswerView } from "../../../ui/answer-view";
import { BudgetWord } from "../../../ui/figures/budget-word";
import { Figure, Part } from "./business-parts";
import { FigureList } from "../../../ui/figures/figure-list";

const MAX_PAGES = 4;
/** Few views are not representative. */
const MIN_VIEWS = 50;
const seconds = (ms: number) => `${(ms / 1_000).toLocaleString("en-US", { maximumFractionDigits: 2 })} s`;

export function SlowestPages() {
  const to = shopDay(new Date());
  const days = { from: addDays(to, -6), to };
  const answer = useRestAnswer("readPerformance", { ...days, pageType: "", deviceClass: "", release: "" });
  const { budget } = metricRow("lcp");
  return (
    <Part
      title="Slowest pages, last 7 days"
      against={`Load time for 75% of visitors; the budget is ${seconds(budget)}`}
    >
      <AnswerView answer={answer} what="the performance data">
        {({ pageTypes }) => {
          const measured = pageTypes.flatMap(({ key, figures: { lcp } }) =>
            lcp && lcp.views >= MIN_VIEWS ? [{ key, ...lcp }] : [],
          );
          if (measured.length === 0) return <p>No page has {MIN_VIEWS} measurements yet.</p>;
          return (
            <FigureList>
              {measured.slice(0, MAX_PAGES).map(({ key, p75, views }) => (
                <Figure
                  key={key}
                  label={PAGE_TYPES[key as PageType]}
                  href={`${BACKOFFICE_ROUTES.performance}?${new URLSearchParams({ ...days, pageType: key }).toString()}`}
                  figure={p75 < 0 ? "over 10 s" : seconds(p75)}
                >
                  <BudgetWord isWithin={p75 >= 0 && p75 <= budget} /> the budget, from{" "}
                  {views.toLocaleString("en-US")} views
                </Figure>
              ))}
            </FigureList>
          );
        }}
      </AnswerView>
    </Part>
  );
}
