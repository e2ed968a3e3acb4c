/** The pager and page size of a list. */
import { navigate } from "gatsby";
import { styled } from "@mui/material/styles";
import { actionRef } from "../actions/registry";
import { Pagination } from "../pagination";
import { listUrl, sizesOf, type ListAddress } from "./list-address";

interface PageChoiceProps {
  /** Name of the entries, as in "Orders per page". */
  readonly plural: string;
  readonly path: string;
  readonly address: ListAddress;
  /** Entries on all pages. */
  readonly total: number;
}

export function PageChoice({ plural, path, address, total }: PageChoiceProps) {
  const { page, size } = address;
  const urlOf = (change: Partial<ListAddress>) => listUrl(path, { ...address, ...change });
  return (
    <Row>
      <p className="muted" role="status">
        {total === 0
          ? `No ${plural.toLowerCase()}`
          : `${Math.min((page - 1) * size + 1, total)}–${Math.min(page * size, total)} of ${total}`}
      </p>
      <Pagination
        ref={actionRef.links}
        page={page}
        pageCount={Math.ceil(total / size)}
        urlOf={(to) => urlOf({ page: to })}
      />
      <label>
        {plural} per page{" "}
        <select
          value={size}
          onChange={(event) => void navigate(urlOf({ size: Number(event.target.value), page: 1 }))}
        >
          {sizesOf(address).choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
    </Row>
  );
}

const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "var(--s3) var(--s5)",
  "nav ul": { margin: 0 },
  label: { fontSize: "var(--sm)" },
});
