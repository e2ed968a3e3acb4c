/** The figures by page type, device or release; each row filters the page by itself. */
import { styled } from "@mui/material/styles";
import { METRICS, metricRow } from "#contract/performance/schema";
import type { PerformanceAnswer } from "#contract/performance/calls";
import { ListTable, type Column } from "../../ui/list/list-table";
import { performanceUrl, type PerformanceAddress } from "./performance-address";
import { isWithinBudget, nameOf, figureOrDash, VIEWS } from "./performance-words";

const Over = styled("b")({ color: "var(--sale)" });

interface GroupTableProps {
  readonly title: string;
  readonly name: "pageType" | "deviceClass" | "release";
  readonly address: PerformanceAddress;
  readonly groups: PerformanceAnswer["pageTypes"];
}

type Group = GroupTableProps["groups"][number];

export function GroupTable({ title, name, address, groups }: GroupTableProps) {
  const columns: readonly Column<Group>[] = [
    {
      label: title,
      cell: ({ key }) => <a href={performanceUrl({ ...address, [name]: key })}>{nameOf(key)}</a>,
      isWide: true,
    },
    ...METRICS.map((metric): Column<Group> => ({
      label: `${metricRow(metric).label} (p75)`,
      cell: ({ figures }) => (
        <span>
          {figureOrDash(metric, figures)}
          {isWithinBudget(metric, figures) === false && <Over> (over)</Over>}
        </span>
      ),
      isNumber: true,
      isMain: metric === address.metric,
    })),
    {
      label: VIEWS,
      cell: ({ figures }) =>
        Math.max(...METRICS.map((metric) => figures[metric]?.views ?? 0)).toLocaleString("en-US"),
      isNumber: true,
    },
  ];
  return (
    <section aria-labelledby={`by-${name}`}>
      <h2 id={`by-${name}`}>{title}</h2>
      <ListTable
        caption={`${title}, 75% of visitors`}
        columns={columns}
        rows={groups}
        keyOf={({ key }) => key}
        isComplete
      />
    </section>
  );
}
