/** A customer's wish list and saved searches for support staff, read-only. */
import { AVAILABILITY_LABELS } from "#contract/catalogue/lists";
import type { CustomerSaved as Kept } from "#contract/customers/care";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { useRestAnswer } from "../../../../client/api/use-rest-answer";
import { formatShopDate } from "../../../../lib/format-date";
import { AnswerView } from "../../../../ui/answer-view";
import { Rows, RowTitle } from "../../../../ui/parts/rows";
import { PartCard } from "./part-card";

export function CustomerSaved({ username }: { readonly username: string }) {
  const answer = useRestAnswer("getCustomerSaved", undefined, { username });
  return (
    <PartCard component="section" aria-labelledby="kept-heading">
      <h2 id="kept-heading">Saved items and searches</h2>
      <AnswerView answer={answer} what="the saved items">
        {(saved) =>
          saved.wishes.length + saved.searches.length === 0 ? (
            <p>No saved items or searches.</p>
          ) : (
            <>
              <h3>{LABELS.wishList}</h3>
              <Wishes {...saved} />
              <h3>{LABELS.savedSearches}</h3>
              <Searches {...saved} />
            </>
          )
        }
      </AnswerView>
    </PartCard>
  );
}

function Wishes({ wishes, isShared, isMailed }: Kept) {
  if (wishes.length === 0) return <p>Empty.</p>;
  const settings = [isShared && "shared by link", isMailed && "emailed on price drops"].filter(Boolean);
  return (
    <>
      {settings.length > 0 && <p className="muted">The list is {settings.join(" and ")}.</p>}
      <Rows>
        {wishes.map(({ productId, addedAt, product }) => (
          <li key={productId}>
            <div>
              <RowTitle>
                {product ? <a href={product.url}>{product.name}</a> : `Product ${productId}, no longer sold`}
              </RowTitle>
              <p className="muted">
                {product && `${formatMoney(product.price)}, ${availabilityOf(product)}, `}
                added {formatShopDate(addedAt)}
              </p>
            </div>
          </li>
        ))}
      </Rows>
    </>
  );
}

function Searches({ searches }: Kept) {
  if (searches.length === 0) return <p>None.</p>;
  return (
    <Rows>
      {searches.map(({ name, address, isMailed, savedAt }) => (
        <li key={`${address} ${name}`}>
          <div>
            <RowTitle>
              <a href={address}>{name}</a>
            </RowTitle>
            <p className="muted">
              Saved {formatShopDate(savedAt)}
              {isMailed && ", emailed on price drops and restocks"}
            </p>
          </div>
        </li>
      ))}
    </Rows>
  );
}

function availabilityOf({ isAvailable }: { readonly isAvailable: boolean }): string {
  return AVAILABILITY_LABELS[isAvailable ? "AVAILABLE" : "NOT_AVAILABLE"].toLowerCase();
}
