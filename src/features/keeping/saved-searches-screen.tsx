/** Saved searches of the account or, for a guest, of this browser; with ?save= a form that saves one (WISH-5). */
import { useState } from "react";
import Button from "@mui/material/Button";
import * as yup from "yup";
import { OwnSearchesDocument } from "#contract/graphql/documents/keeping.generated";
import { fail, succeed } from "#contract/envelope";
import { text } from "#contract/fields";
import { isSitePath, readSearchName } from "#contract/keeping";
import { LIMITS } from "#contract/limits";
import { LABELS, MESSAGES } from "#contract/messages";
import { isStaff } from "#contract/roles";
import { loginPath, ROUTES, KEPT_ROUTES } from "#contract/site-paths";
import { parseSearchAddress } from "../../catalogue/search/search-address";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { deleteSearch, saveSearch } from "../../client/kept/kept-account";
import { dropSavedSearches, keepSavedSearch, readSavedSearches } from "../../client/kept/kept-storage";
import { useVisitor } from "../../client/session/use-visitor";
import { notify } from "../../client/store/notify";
import { AnswerView } from "../../ui/answer-view";
import { CheckboxField } from "../../ui/form/checkbox-field";
import { Form } from "../../ui/form/form";
import { TextField } from "../../ui/form/text-field";
import { EmptyState } from "../../ui/parts/empty-state";
import { Lead } from "../../ui/parts/lead";
import { SearchRows } from "./search-rows";

const sentences = MESSAGES.keeping;

export function SavedSearchesScreen() {
  const { user, isReady } = useVisitor();
  const [asked, setAsked] = useState(() => new URLSearchParams(location.search).get("save"));
  if (!isReady) return null;
  const isOwn = user !== null && !isStaff(user.type);
  const toSave = asked !== null && isSitePath(asked) && parseSearchAddress(asked) ? asked : null;
  const done = () => {
    history.replaceState(history.state, "", location.pathname);
    setAsked(null);
    notify(sentences.searchSaved, "success");
  };
  return (
    <>
      {toSave && <SaveForm address={toSave} isOwn={isOwn} onDone={done} />}
      {isOwn ? <OwnSearches /> : <GuestSearches key={toSave} />}
    </>
  );
}

interface SaveFormProps {
  readonly address: string;
  /** For the account; false: for this browser. */
  readonly isOwn: boolean;
  readonly onDone: () => void;
}

const schema = yup.object({
  name: text(LIMITS.keeping.nameLength, sentences.searchName).required(sentences.searchName),
  tells: yup.boolean().required(),
});

function SaveForm({ address, isOwn, onDone }: SaveFormProps) {
  const save = async ({ name: typed, tells }: { readonly name: string; readonly tells: boolean }) => {
    const name = readSearchName(typed);
    if (name === null) return fail(sentences.searchName);
    const search = { name, address, search: parseSearchAddress(address) ?? {} };
    if (isOwn) {
      const answer = await saveSearch(search, tells);
      if (answer.isSuccess) onDone();
      return answer;
    }
    const kept = keepSavedSearch(search);
    if (kept === "full") return fail(sentences.searchesFull);
    if (kept === "not kept") return fail(sentences.notKept);
    onDone();
    return succeed(null, "");
  };
  return (
    <section aria-labelledby="save">
      <h2 id="save">{LABELS.saveSearch}</h2>
      <p>
        <a href={address}>See what it finds</a>
      </p>
      <Form
        initialValues={{ name: nameFor(address), tells: isOwn }}
        schema={schema}
        submitLabel="Save"
        onSubmit={save}
      >
        <TextField
          name="name"
          label="Name"
          hint="A search of the same name is replaced."
          autoComplete="off"
        />
        {isOwn && (
          <CheckboxField name="tells" label="Mail me when a price drops or something is back in stock" />
        )}
      </Form>
    </section>
  );
}

/** The typed words, or else the name of the category. */
function nameFor(address: string): string {
  const search = parseSearchAddress(address);
  const words = search?.text ?? search?.categoryId?.replaceAll("-", " ") ?? "My search";
  return words.slice(0, LIMITS.keeping.nameLength);
}

function OwnSearches() {
  const answer = useQueryAnswer(OwnSearchesDocument, {});
  return (
    <AnswerView answer={answer} what="your saved searches">
      {({ searches }) =>
        searches.length === 0 ? (
          <NothingYet />
        ) : (
          <SearchRows
            searches={searches}
            onDelete={async (name) => {
              const changed = await deleteSearch(name);
              if (!changed.isSuccess) notify(changed.message, "error");
            }}
            onTell={async ({ name, address }, tells) => {
              const changed = await saveSearch(
                { name, address, search: parseSearchAddress(address) ?? {} },
                tells,
              );
              if (!changed.isSuccess) notify(changed.message, "error");
            }}
          />
        )
      }
    </AnswerView>
  );
}

function GuestSearches() {
  const [searches, setSearches] = useState(readSavedSearches);
  if (searches.length === 0) return <NothingYet />;
  return (
    <>
      <Lead>
        These are kept in this browser. <a href={loginPath(KEPT_ROUTES.ownSearches)}>{LABELS.signIn}</a> to
        keep them in your account, and to be mailed when a price drops or something is back.
      </Lead>
      <SearchRows
        searches={searches}
        onDelete={(name) => {
          dropSavedSearches([name]);
          setSearches(readSavedSearches());
        }}
        onTell={null}
      />
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState>
      <h2>No saved search yet</h2>
      <p>Search or filter, then choose “{LABELS.saveSearch}” below what was found.</p>
      <Button href={ROUTES.departments}>{LABELS.startShopping}</Button>
    </EmptyState>
  );
}
