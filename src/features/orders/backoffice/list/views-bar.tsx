/** Named views of the list: links to an address, private or shared with all. */
import { lazy, Suspense, useState } from "react";
import { styled } from "@mui/material/styles";
import type { DataOf } from "#contract/rest/endpoints";
import { fail } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import type { SavedView, ViewInput } from "#contract/staff/saved-views";
import { callWithUndo } from "../../../../client/api/call-with-undo";
import { callApi } from "../../../../client/api/rest-client";
import { useRestAnswer } from "../../../../client/api/use-rest-answer";
import { notify } from "../../../../client/store/notify";
import { focusAfter } from "../../../../lib/focus-after";
import { ORDERS_PATH } from "./order-list-address";
import { Button } from "../../../../ui/actions/button";
import { actionRef } from "../../../../ui/actions/registry";

/** Loaded on demand: the first screen needs no forms. */
const NameDialog = lazy(async () => ({ default: (await import("./name-dialog")).NameDialog }));

const SAVE = "save-view";
const RENAME = "rename-view";

type Views = DataOf<"listViews">;

/** @param query of the list's current address, without "?" */
export function ViewsBar({ query }: { readonly query: string }) {
  const list = useRestAnswer("listViews", undefined, { list: "orders" });
  const views = list.data?.views ?? [];
  const [isNaming, setNaming] = useState<"new" | "current" | null>(null);
  const current = views.find((view) => view.query === query);
  const close = () => focusAfter(() => setNaming(null), isNaming === "new" ? SAVE : RENAME);
  const show = (data: Views | null) => {
    if (!data) return;
    const change = () => {
      list.replace(data);
      setNaming(null);
    };
    // The pressed button may be gone: a saved view can be renamed, a deleted one saved.
    focusAfter(change, data.views.some((view) => view.query === query) ? RENAME : SAVE);
  };
  const save = async ({ name, isShared }: ViewInput) => {
    const body = { name, isShared, query };
    const answer = await (isNaming === "current" && current
      ? callApi("updateView", { params: { id: current.id }, body })
      : callApi("addView", { body: { list: "orders", ...body } }));
    if (!answer) return fail(MESSAGES.generic.notFound);
    notify(answer.message, answer.isSuccess ? "success" : "error");
    show(answer.data);
    return answer;
  };
  const remove = ({ id, name, isShared }: SavedView) =>
    callWithUndo({
      call: () => callApi("deleteView", { params: { id } }),
      opposite: () => callApi("addView", { body: { list: "orders", name, isShared, query } }),
      onAnswer: show,
    });
  return (
    <Bar aria-label="Saved views">
      {views.length > 0 && (
        <ul ref={actionRef.links}>
          {views.map((view) => (
            <li key={view.id}>
              <a
                href={view.query ? `${ORDERS_PATH}?${view.query}` : ORDERS_PATH}
                aria-current={view === current ? "page" : undefined}
              >
                {view.name}
                {view.isShared && <span className="muted"> (shared)</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      {!current && query !== "" && (
        <Button id={SAVE} variant="text" onClick={() => setNaming("new")}>
          Save this view
        </Button>
      )}
      {current?.isMine && (
        <>
          <Button id={RENAME} variant="text" onClick={() => setNaming("current")}>
            Rename
          </Button>
          <Button
            variant="text"
            aria-label={`Delete view ${current.name}`}
            onClick={() => void remove(current)}
          >
            Delete
          </Button>
        </>
      )}
      {isNaming && (
        <Suspense>
          <NameDialog view={isNaming === "current" ? current : undefined} onSave={save} onClose={close} />
        </Suspense>
      )}
    </Bar>
  );
}

const Bar = styled("nav")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s1) var(--s3)",
  ul: { display: "flex", flexWrap: "wrap", gap: "var(--s2)", margin: 0, padding: 0, listStyle: "none" },
  a: {
    display: "inline-flex",
    alignItems: "center",
    gap: "var(--s1)",
    minHeight: 36,
    padding: "0 var(--s3)",
    border: "1px solid var(--line)",
    borderRadius: 999,
    color: "inherit",
    textDecoration: "none",
  },
  "a[aria-current]": { borderColor: "currentColor", fontWeight: 600 },
});
