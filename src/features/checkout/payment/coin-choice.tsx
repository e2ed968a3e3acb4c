/** The coins an order can be paid with; those it is too small for say so and cannot be chosen. */
import { useEffect, useId, useState } from "react";
import { CRYPTO_CHOICES, cryptoMinimumMessage } from "#contract/crypto";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money";
import type { PanelProps, Preparation } from "./payment-panel";

type Coin = Preparation["coins"][number];

export function CoinChoice({ preparation, purchase, onReady }: PanelProps) {
  const id = useId();
  const coins = inShopOrder(preparation.coins);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = coins.find((coin) => coin.code === code) ?? null;
  const refusal = refusalOf(chosen, purchase.total);
  useEffect(() => {
    onReady(async () => {
      setProblem(refusal);
      if (refusal) document.getElementById(`${id}-0`)?.focus();
      return refusal ? null : { currency: code };
    });
    return () => onReady(null);
  }, [refusal, code, id, onReady]);
  return (
    <fieldset className="form-field form-radios coins" aria-describedby={`${id}-hint`}>
      <legend>Coin</legend>
      <p className="form-hint" id={`${id}-hint`}>
        You pay on a page of the payment company, at the rate of that moment.
      </p>
      {problem && (
        <p className="checkout-bad" role="alert">
          {problem}
        </p>
      )}
      <div className="coin-grid">
        {coins.map((coin, at) => (
          <label key={coin.code} className="form-radio" htmlFor={`${id}-${at}`}>
            <input
              type="radio"
              id={`${id}-${at}`}
              name={`${id}-coin`}
              checked={coin.code === code}
              onChange={() => {
                setCode(coin.code);
                setProblem(refusalOf(coin, purchase.total));
              }}
            />
            <span>
              <span>
                {coin.label} <small>{coin.code}</small>
              </span>
              {coin.minimum > purchase.total && (
                <span className="form-hint">From {formatMoney(coin.minimum)}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function refusalOf(coin: Coin | null, total: number): string | null {
  if (!coin) return MESSAGES.crypto.unknownCoin;
  return coin.minimum > total ? cryptoMinimumMessage(coin.label, coin.minimum) : null;
}

function inShopOrder(coins: readonly Coin[]): readonly Coin[] {
  return CRYPTO_CHOICES.flatMap(({ code }) => coins.filter((coin) => coin.code === code));
}
