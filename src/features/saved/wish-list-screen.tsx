/** The wish list: the account's, a guest's in this browser, or a shared one (WISH-1 to WISH-4). */
import { useEffect, useState, useSyncExternalStore } from "react";
import { styled } from "@mui/material/styles";
import {
  KeptProductsDocument,
  OwnWishListDocument,
  SharedWishListDocument,
} from "#contract/graphql/documents/saved.generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { isStaff } from "#contract/staff/roles";
import { ROUTES, keyInHash, loginPath, sharedWishListPath } from "#contract/site/paths";
import { PRODUCTS_CONTEXT } from "../../client/api/apollo-client";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { removeWish, shareWishes, publishWishes } from "../../client/saved/saved-account";
import { dropWishes, storeAccountWishes, readWishes } from "../../client/saved/saved-storage";
import { useVisitor } from "../../client/session/use-visitor";
import { notify } from "../../client/store/notify";
import { Button } from "../../ui/actions/button";
import { AnswerView } from "../../ui/answer-view";
import { EmptyState } from "../../ui/parts/empty-state";
import { Lead } from "../../ui/parts/lead";
import { WishRows, type Wish } from "./wish-rows";

export function WishListScreen() {
  const { user, isReady } = useVisitor();
  const shareKey = useSyncExternalStore(onHashChange, keyInAddress, () => null);
  if (shareKey) return <SharedList shareKey={shareKey} />;
  if (!isReady) return null;
  return user && !isStaff(user.type) ? <OwnList /> : <GuestList />;
}

/** Opening a shared link on a wish list page changes only the hash. */
function onHashChange(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

function keyInAddress(): string | null {
  return location.pathname === ROUTES.wishList ? keyInHash(location.hash) : null;
}

function OwnList() {
  const answer = useQueryAnswer(OwnWishListDocument, {});
  const list = answer.data?.list;
  useEffect(() => {
    if (list) storeAccountWishes(list.items.map(({ productId }) => productId));
  }, [list]);
  const remove = async (productId: string) => {
    const changed = await removeWish(productId);
    if (!changed.isSuccess) notify(changed.message, "error");
  };
  return (
    <AnswerView answer={answer} what="your wish list">
      {({ list: { items, emailAlerts, shareKey } }) => (
        <>
          {items.length > 0 ? <WishRows wishes={items} onRemove={remove} /> : <NothingYet />}
          {/* An empty list has no emails to set; an existing share link can always be withdrawn. */}
          {(items.length > 0 || shareKey) && (
            <Below>
              {items.length > 0 && <EmailAlerts emailAlerts={emailAlerts} />}
              <Sharing shareKey={shareKey ?? null} />
            </Below>
          )}
        </>
      )}
    </AnswerView>
  );
}

const Below = styled("div")({
  display: "grid",
  gap: "var(--s4)",
  marginTop: "var(--s5)",
  "& p": { marginTop: "var(--s3)" },
});

function EmailAlerts({ emailAlerts }: { readonly emailAlerts: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const change = async (isOn: boolean) => {
    setBusy(true);
    const changed = await publishWishes(isOn);
    setBusy(false);
    if (!changed.isSuccess) notify(changed.message, "error");
  };
  return (
    <label>
      <input
        type="checkbox"
        checked={emailAlerts}
        disabled={isBusy}
        onChange={({ target }) => void change(target.checked)}
      />{" "}
      Email me when a price on this list drops
    </label>
  );
}

function Sharing({ shareKey }: { readonly shareKey: string | null }) {
  const [isBusy, setBusy] = useState(false);
  const url = shareKey && `${location.origin}${sharedWishListPath(shareKey)}`;
  const change = async (isShared: boolean) => {
    setBusy(true);
    const changed = await shareWishes(isShared);
    setBusy(false);
    if (!changed.isSuccess) notify(changed.message, "error");
  };
  const copy = () =>
    navigator.clipboard.writeText(url ?? "").then(
      () => notify("Link copied.", "success"),
      () => notify("Please copy the link yourself.", "warning"),
    );
  return (
    <section aria-labelledby="share">
      <h2 id="share">Share this list</h2>
      {url ? (
        <>
          <p>
            Anyone with this link can see the list, but nothing else about you: <a href={url}>{url}</a>
          </p>
          <p>
            <Button variant="outlined" onClick={() => void copy()}>
              Copy link
            </Button>{" "}
            <Button variant="text" disabled={isBusy} onClick={() => void change(false)}>
              Remove link
            </Button>
          </p>
        </>
      ) : (
        <p>
          <Button variant="outlined" disabled={isBusy} onClick={() => void change(true)}>
            Create a link to share
          </Button>
        </p>
      )}
    </section>
  );
}

function GuestList() {
  const [ids, setIds] = useState(readWishes);
  const answer = useQueryAnswer(
    KeptProductsDocument,
    { productIds: [...ids] },
    { context: PRODUCTS_CONTEXT, skip: ids.length === 0, staysOnFailure: true },
  );
  const remove = (productId: string) => {
    dropWishes([productId]);
    setIds(readWishes());
  };
  if (ids.length === 0) return <NothingYet />;
  return (
    <>
      <Lead>
        This list is saved in this browser. <a href={loginPath(ROUTES.ownWishList)}>{LABELS.signIn}</a> to
        save it to your account, share it, and get an email when a price drops.
      </Lead>
      <AnswerView answer={answer} what="your wish list">
        {({ getCartProducts }) => (
          <WishRows
            wishes={getCartProducts
              .filter(({ id }) => ids.includes(id))
              .map(({ id, product }): Wish => ({ productId: id, product: product ?? null }))}
            onRemove={remove}
          />
        )}
      </AnswerView>
    </>
  );
}

function SharedList({ shareKey }: { readonly shareKey: string }) {
  const answer = useQueryAnswer(SharedWishListDocument, { shareKey });
  return (
    <AnswerView answer={answer} what="this wish list">
      {({ list }) => {
        if (!list) return <p role="status">{MESSAGES.saved.sharedNoMore}</p>;
        if (list.items.length === 0) return <p role="status">This wish list is empty.</p>;
        return (
          <>
            <Lead>Someone shared this list with you. Prices are as of today.</Lead>
            <WishRows wishes={list.items} onRemove={null} />
          </>
        );
      }}
    </AnswerView>
  );
}

function NothingYet() {
  return (
    <EmptyState>
      <h2>Your wish list is empty</h2>
      <p>{LABELS.saveByHeart}</p>
      <Button href={ROUTES.departments}>{LABELS.startShopping}</Button>
    </EmptyState>
  );
}
