/** An order's assignee and tags (ORDER-55); each tag links to the orders with the tag. */
import { styled } from "@mui/material/styles";
import { useApolloClient } from "@apollo/client/react";
import {
  AssignOrderDocument,
  ChangeOrderTagsDocument,
  OrderAssignmentDocument,
  OrderNamesDocument,
} from "#contract/graphql/documents/order-list.generated";
import type { OrderNamesQuery, WholeAssignmentFragment } from "#contract/graphql/generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { orderTagInput } from "#contract/orders/assignment";
import { succeed } from "#contract/rest/envelope";
import { callWithUndo } from "../../../../client/api/call-with-undo";
import { failureOf, useQueryAnswer } from "../../../../client/api/use-query-answer";
import { notify } from "../../../../client/store/notify";
import { useVisitor } from "../../../../client/session/use-visitor";
import { Button } from "../../../../ui/actions/button";
import { AnswerView } from "../../../../ui/answer-view";
import { Form } from "../../../../ui/form/form";
import { TextField } from "../../../../ui/form/text-field";
import { FormDialogButton } from "../../../../ui/parts/form-dialog";
import { Tag } from "../../../../ui/parts/tag";
import { ORDERS_PATH } from "../list/order-list-address";

const HEADING = "order-assignment";
const { orders: sentences } = MESSAGES;

interface OrderAssignmentProps {
  readonly orderId: string;
  readonly mayChange: boolean;
}

export function OrderAssignment({ orderId, mayChange }: OrderAssignmentProps) {
  const answer = useQueryAnswer(OrderAssignmentDocument, { orderId });
  const names = useQueryAnswer(OrderNamesDocument, {}).data?.getOrderNames;
  const calls = useAssignmentCalls(orderId);
  return (
    <Section aria-labelledby={HEADING}>
      <h3 id={HEADING} tabIndex={-1} className="vh">
        Assignment and tags
      </h3>
      <AnswerView answer={answer} what="the assignment">
        {({ getOrderAssignment: assignment }) => (
          <>
            {mayChange ? (
              <Assignee assignment={assignment} colleagues={names?.colleagues} calls={calls} />
            ) : (
              <span>
                {assignment.assignee ? `${LABELS.assignedTo} ${assignment.assignee.username}` : "Unassigned"}
              </span>
            )}
            <Tags assignment={assignment} known={names?.tags} calls={mayChange ? calls : null} />
          </>
        )}
      </AnswerView>
    </Section>
  );
}

interface AssigneeProps {
  readonly assignment: WholeAssignmentFragment;
  readonly colleagues: OrderNamesQuery["getOrderNames"]["colleagues"] | undefined;
  readonly calls: AssignmentCalls;
}

function Assignee({ assignment: { assignee }, colleagues = [], calls }: AssigneeProps) {
  const { user } = useVisitor();
  const me = colleagues.find(({ username }) => username === user?.username);
  const isListed = colleagues.some(({ id }) => id === assignee?.id);
  const current = assignee?.id ?? null;
  return (
    <Line>
      <label htmlFor="order-assignee">{LABELS.assignedTo}</label>
      <select
        id="order-assignee"
        value={current ?? ""}
        onChange={(event) => void calls.assign(event.target.value || null, current)}
      >
        <option value="">Unassigned</option>
        {/* A colleague who left keeps the order until it is reassigned. */}
        {assignee && !isListed && <option value={assignee.id}>{assignee.username}</option>}
        {colleagues.map(({ id, username }) => (
          <option key={id} value={id}>
            {username}
          </option>
        ))}
      </select>
      {me && me.id !== current && (
        <Button variant="text" onClick={() => void calls.assign(me.id, current)}>
          {LABELS.assignToMe}
        </Button>
      )}
    </Line>
  );
}

interface TagsProps {
  readonly assignment: WholeAssignmentFragment;
  readonly known: readonly string[] | undefined;
  /** Null without the permission to change tags. */
  readonly calls: AssignmentCalls | null;
}

function Tags({ assignment: { tags }, known = [], calls }: TagsProps) {
  const others = known.filter((tag) => !tags.includes(tag)).slice(0, 12);
  return (
    <Line>
      {tags.length > 0 && (
        <List aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>
                <a href={`${ORDERS_PATH}?${new URLSearchParams({ tag })}`}>{tag}</a>
              </Tag>
              {calls && (
                <Button
                  variant="text"
                  aria-label={LABELS.removeTag(tag)}
                  onClick={() => void calls.removeTag(tag)}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </List>
      )}
      {calls && (
        <FormDialogButton id="add-order-tag" label={LABELS.addTag} title={LABELS.addTag} doneId={HEADING}>
          {({ onDone }) => (
            <Form
              initialValues={{ tag: "" }}
              schema={orderTagInput}
              submitLabel={LABELS.addTag}
              onSubmit={async ({ tag }) => {
                const answer = await calls.addTag(tag);
                if (answer.isSuccess) {
                  notify(answer.message, "success");
                  onDone();
                }
                return answer;
              }}
            >
              <TextField
                name="tag"
                label="Tag"
                autoComplete="off"
                more={{
                  id: "known-order-tags",
                  node: others.length > 0 && <p className="muted">{LABELS.existingTags(others)}</p>,
                }}
              />
            </Form>
          )}
        </FormDialogButton>
      )}
    </Line>
  );
}

type AssignmentCalls = ReturnType<typeof useAssignmentCalls>;

/** The changes; their answers update the cached assignment. */
function useAssignmentCalls(orderId: string) {
  const client = useApolloClient();
  const assign = (assigneeId: string | null) => () =>
    client
      .mutate({ mutation: AssignOrderDocument, variables: { orderId, assigneeId } })
      .then(() => succeed(null, sentences.assigned), failureOf);
  const changeTags = (add: string[], remove: string[]) => () =>
    client
      .mutate({
        mutation: ChangeOrderTagsDocument,
        variables: { orderId, add, remove },
        refetchQueries: [OrderNamesDocument],
      })
      .then(() => succeed(null, MESSAGES.customers.tagsChanged), failureOf);
  return {
    assign: (to: string | null, from: string | null) =>
      callWithUndo({ call: assign(to), opposite: assign(from), onAnswer: () => undefined }),
    addTag: (tag: string) => changeTags([tag], [])(),
    removeTag: (tag: string) =>
      callWithUndo({
        call: changeTags([], [tag]),
        opposite: changeTags([tag], []),
        // The pressed button is gone.
        onAnswer: () => document.getElementById(HEADING)?.focus(),
      }),
  };
}

const Section = styled("section")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s2) var(--s5)",
});

const Line = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s2)",
  label: { fontWeight: 600 },
  p: { margin: 0 },
});

const List = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "var(--s1) var(--s2)",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
