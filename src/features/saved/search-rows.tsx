/** Saved searches as rows: each opens its page. */
import { useRef } from "react";
import { styled } from "@mui/material/styles";
import { Button } from "../../ui/actions/button";
import { Rows, RowTitle } from "../../ui/parts/rows";

export interface SavedSearch {
  readonly name: string;
  readonly address: string;
  readonly emailAlerts?: boolean;
}

interface SearchRowsProps extends SearchChanges {
  readonly searches: readonly SavedSearch[];
  readonly label: string;
}

export interface SearchChanges {
  readonly onDelete: (name: string) => unknown;
  /** Null for guests, who get no emails. */
  readonly onAlertsChange: ((search: SavedSearch, emailAlerts: boolean) => unknown) | null;
}

export function SearchRows({ searches, onDelete, onAlertsChange, label }: SearchRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <List ref={list} tabIndex={-1} role="group" aria-label={label}>
      <Rows>
        {searches.map((search) => (
          <li key={search.name}>
            <RowTitle>
              <a href={search.address}>{search.name}</a>
            </RowTitle>
            <p>
              {onAlertsChange && (
                <label>
                  <input
                    type="checkbox"
                    checked={search.emailAlerts === true}
                    onChange={({ target }) => void onAlertsChange(search, target.checked)}
                  />{" "}
                  Email me updates<span className="vh"> about {search.name}</span>
                </label>
              )}{" "}
              <Button
                variant="text"
                aria-label={`Delete ${search.name}`}
                onClick={() => {
                  void onDelete(search.name);
                  // The button unmounts with its row.
                  list.current?.focus();
                }}
              >
                Delete
              </Button>
            </p>
          </li>
        ))}
      </Rows>
    </List>
  );
}

const List = styled("div")({ "&:focus": { outline: 0 } });
