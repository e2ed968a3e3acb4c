/** A page of a list in each of its states: waited for, failed, forbidden, empty, or entries with links to other pages. */
import { useEffect, useRef, type ReactNode } from "react";
import Stack from "@mui/material/Stack";
import { AnswerView, type Answer } from "../answer-view";
import { listId, listUrl, type ListAddress } from "./list-address";
import { PageChoice } from "./page-choice";

interface ListViewProps<Data> {
  readonly answer: Answer<Data>;
  /** What is asked for, e.g. "your orders". */
  readonly what: string;
  /** The entries, as in "Orders per page". */
  readonly plural: string;
  readonly path: string;
  readonly address: ListAddress;
  /** Entries over all pages, and those of this one. */
  readonly count: (data: Data) => { readonly total: number; readonly shown: number };
  /** Above the list once it is read, such as counters to narrow it by. */
  readonly above?: (data: Data) => ReactNode;
  /** In the place of a page without entries. */
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
          const { total, shown } = count(data);
          return (
            <Stack spacing={5} aria-busy={answer.isLoading}>
              {above?.(data)}
              {shown === 0 ? (
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

/** Another page is read from its top, and what had the focus may be gone with the list before: then the list has it. */
function useListFocus(id: string, url: string, page: number, isLoading: boolean): void {
  const seen = useRef({ url, page });
  useEffect(() => {
    const { current: last } = seen;
    if (last.url === url) return;
    if (last.page !== page || document.activeElement === document.body) document.getElementById(id)?.focus();
    seen.current = { url: isLoading ? last.url : url, page };
  }, [id, url, page, isLoading]);
}
