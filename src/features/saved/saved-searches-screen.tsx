/**
 * Saved searches of the account or, for a guest, of this browser; with ?save= a form that saves one (WISH-5).
 */
import { useEffect, useState } from "react";
import * as yup from "yup";
import { OwnSearchesDocument } from "#contract/graphql/documents/saved.generated";
import { fail, succeed } from "#contract/rest/envelope";
import { text } from "#contract/fields/fields";
import { isSitePath, readSearchName } from "#contract/saved/schema";
import { LIMITS } from "#contract/limits";
import { LABELS, MESSAGES } from "#contract/messages";
import { textOfSizeCode } from "#contract/tires/tire-size-code";
import { isStaff } from "#contract/staff/roles";
import { ROUTES, loginPath } from "#contract/site/paths";
import { parseSearchAddress } from "../../catalogue/search/search-address";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { deleteSearch, saveSearch } from "../../client/saved/saved-account";
import {
  dropSavedSearches,
  storeSavedSearch,
  readAccountSearches,
  readSavedSearches,
} from "../../client/saved/saved-storage";
import { storedVehicle } from "../../client/page/vehicle";
import { useVisitor } from "../../client/session/use-visitor";
import { notify } from "../../client/store/notify";
import { Button } from "../../ui/actions/button";
import { AnswerView } from "../../ui/answer-view";
import { CheckboxField } from "../../ui/form/checkbox-field";
import { Form } from "../../ui/form/form";
import { TextField } from "../../ui/form/text-field";
import { EmptyState } from "../../ui/parts/empty-state";
import { Lead } from "../../ui/parts/lead";
import { WaitingBars } from "../../ui/parts/waiting-bars";
import { GroupedSearches } from "./grouped-searches";
import { freeName, isSearchFor, isVehicleSearch, vehicleSearchName } from "./search-name";
import { isSearchAddress, loadFitment, searchOfAddress } from "./search-of-address";

const sentences = MESSAGES.saved;

export function SavedSearchesScreen() {
  const { user, isReady } = useVisitor();
  const [requested, setRequested] = useState(() => new URLSearchParams(location.search).get("save"));
  if (!isReady) return null;
  const isOwn = user !== null && !isStaff(user.type);
  const toSave = requested !== null && isSitePath(requested) && isSearchAddress(requested) ? requested : null;
  const done = () => {
    history.replaceState(history.state, "", location.pathname);
    setRequested(null);
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
  /** True for the account, false for this browser. */
  readonly isOwn: boolean;
  readonly onDone: () => void;
}

const schema = yup.object({
  name: text(LIMITS.saved.nameLength, sentences.searchName).required(sentences.searchName),
  emailAlerts: yup.boolean().required(),
});

function SaveForm({ address, isOwn, onDone }: SaveFormProps) {
  const initialName = useInitialName(address);
  const save = async ({
    name: typed,
    emailAlerts,
  }: {
    readonly name: string;
    readonly emailAlerts: boolean;
  }) => {
    const name = readSearchName(typed);
    if (name === null) return fail(sentences.searchName);
    const sought = await searchOfAddress(address);
    if (sought === null) return fail(MESSAGES.generic.unavailable);
    const search = { name, address, search: sought };
    if (isOwn) {
      const answer = await saveSearch(search, emailAlerts);
      if (answer.isSuccess) onDone();
      return answer;
    }
    const outcome = storeSavedSearch(search);
    if (outcome === "full") return fail(sentences.searchesFull);
    if (outcome === "not kept") return fail(sentences.notSaved);
    onDone();
    return succeed(null, "");
  };
  return (
    <section aria-labelledby="save">
      <h2 id="save">{LABELS.saveSearch}</h2>
      <p>
        <a href={address}>See results</a>
      </p>
      {initialName === null ? (
        <WaitingBars what="the vehicle" />
      ) : (
        <Form
          initialValues={{ name: initialName, emailAlerts: isOwn }}
          schema={schema}
          submitLabel="Save search"
          onSubmit={save}
        >
          <TextField
            name="name"
            label="Name"
            hint="This replaces a saved search with the same name."
            autoComplete="off"
          />
          {isOwn && (
            <CheckboxField
              name="emailAlerts"
              label="Email me when a price drops or something is back in stock"
            />
          )}
        </Form>
      )}
    </section>
  );
}

/** Null while the vehicle's name loads: a link opened directly has only its key. */
function useInitialName(address: string): string | null {
  const [name, setName] = useState(() => {
    if (!isVehicleSearch(address)) return nameOfSearch(address);
    const vehicle = storedVehicle();
    return vehicle && isSearchFor(address, vehicle) ? nameOfVehicle(address, vehicle.name) : null;
  });
  const isUnknown = name === null;
  useEffect(() => {
    if (!isUnknown) return;
    let isCurrent = true;
    void loadFitment(address).then((fitment) => {
      if (isCurrent) setName(nameOfVehicle(address, fitment?.vehicle.name ?? null));
    });
    return () => {
      isCurrent = false;
    };
  }, [address, isUnknown]);
  return name;
}

/** A vehicle search replaces no other search. */
function nameOfVehicle(address: string, vehicle: string | null): string {
  const saved = [...readSavedSearches(), ...(readAccountSearches() ?? [])];
  const name = vehicleSearchName(address, vehicle).slice(0, LIMITS.saved.nameLength - ROOM_FOR_NUMBER);
  return freeName(name, address, saved);
}

/** The size, else the search words or category. */
function nameOfSearch(address: string): string {
  const search = parseSearchAddress(address);
  const [size] = search?.filters?.find(({ key }) => key === "TIRE_SIZE")?.values ?? [];
  const words =
    (size && textOfSizeCode(size)) ?? search?.text ?? search?.categoryId?.replaceAll("-", " ") ?? "My search";
  return words.slice(0, LIMITS.saved.nameLength);
}

const ROOM_FOR_NUMBER = 5;

function OwnSearches() {
  const answer = useQueryAnswer(OwnSearchesDocument, {});
  return (
    <AnswerView answer={answer} what="your saved searches">
      {({ searches }) =>
        searches.length === 0 ? (
          <NothingYet />
        ) : (
          <GroupedSearches
            searches={searches}
            onDelete={async (name) => {
              const changed = await deleteSearch(name);
              if (!changed.isSuccess) notify(changed.message, "error");
            }}
            onAlertsChange={async ({ name, address }, emailAlerts) => {
              const search = await searchOfAddress(address);
              if (search === null) return notify(MESSAGES.generic.unavailable, "error");
              const changed = await saveSearch({ name, address, search }, emailAlerts);
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
        These searches are saved in this browser. <a href={loginPath(ROUTES.ownSearches)}>{LABELS.signIn}</a>{" "}
        to save them to your account and get emails about price drops and restocks.
      </Lead>
      <GroupedSearches
        searches={searches}
        onDelete={(name) => {
          dropSavedSearches([name]);
          setSearches(readSavedSearches());
        }}
        onAlertsChange={null}
      />
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState>
      <h2>No saved searches yet</h2>
      <p>Run a search, then choose “{LABELS.saveSearch}” under the results.</p>
      <Button href={ROUTES.departments}>{LABELS.startShopping}</Button>
    </EmptyState>
  );
}
