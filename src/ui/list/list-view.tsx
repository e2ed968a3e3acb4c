/** A page of a list in each of its states: loading, failed, forbidden, empty, or entries with a pager. */
import { useEffect, useRef, type ReactNode } from "react";
import Stack from "@mui/material/Stack";
import { AnswerView, type Answer } from "../answer-view";
import { listId, listUrl, type ListAddress } from "./list-address";
import { PageChoice } from "./page-choice";

interface ListViewProps<Data> {
  readonly answer: Answer<Data>;
  /** The loaded data, such as "your orders". */
  readonly what: string;
  /** Name of the entries, as in "Orders per page". */
  readonly plural: string;
  readonly path: string;
  readonly address: ListAddress;
  /** Number of entries on all pages, and on this page. */
  readonly count: (data: Data) => { readonly total: number; readonly visible: number };
  /** Content above the loaded list, such as counters that filter it. */
  readonly above?: (data: Data) => ReactNode;
  /** Shown instead of a page without entries. */
  readonly empty: (total: number) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

export function ListView<Data>(props: ListViewProps<Data>) {
  const { answer, what, plural, path, address, count, above, empty, children } = props;
  const id = listId(plural);
  useListFocus(id, listUrl(path, address), address.page, answer.isLoading);
  return (
    <div id={id} role="group" aria-label={plural} tabIndex={-1}>
      <AnswerView answer={answer} what={what}>
        {(data) => {
          const { total, visible } = count(data);
          return (
            <Stack spacing={3} aria-busy={answer.isLoading}>
              {above?.(data)}
              {visible === 0 ? (
                empty(total)
              ) : (
                <>
                  {children(data)}
                  <PageChoice plural={plural} path={path} address={address} total={total} />
                </>
              )}
            </Stack>
          );
        }}
      </AnswerView>
    </div>
  );
}

/** Moves the focus to the list: a new page is read from its top, and the focused element may be gone. */
function useListFocus(id: string, url: string, page: number, isLoading: boolean): void {
  const previous = useRef({ url, page });
  useEffect(() => {
    const { current: last } = previous;
    if (last.url === url) return;
    if (last.page !== page || document.activeElement === document.body) document.getElementById(id)?.focus();
    previous.current = { url: isLoading ? last.url : url, page };
  }, [id, url, page, isLoading]);
}
