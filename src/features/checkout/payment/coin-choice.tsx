/** Coins for paying an order; a coin whose minimum exceeds the total shows that minimum. */
import { useEffect, useId, useState } from "react";
import { styled } from "@mui/material/styles";
import { CRYPTO_CHOICES, cryptoMinimumMessage } from "#contract/payments/crypto";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { Hint } from "../../../ui/form/field-frame";
import { Choice, ChoiceGroup } from "../../../ui/form/radio-field";
import { Bad } from "../../../ui/parts/verdict";
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
    <ChoiceGroup as="fieldset" aria-describedby={`${id}-hint`}>
      <legend>Coin</legend>
      <Hint as="p" id={`${id}-hint`}>
        You'll pay on the payment processor's page, at the current rate.
      </Hint>
      {problem && <Bad role="alert">{problem}</Bad>}
      <Coins>
        {coins.map((coin, at) => (
          <Choice
            key={coin.code}
            id={`${id}-${at}`}
            name={`${id}-coin`}
            isChosen={coin.code === code}
            onChoose={() => {
              setCode(coin.code);
              setProblem(refusalOf(coin, purchase.total));
            }}
            label={
              <>
                {coin.label} <small>{coin.code}</small>
              </>
            }
            isOut={coin.minimum > purchase.total}
            hint={coin.minimum > purchase.total && `For orders of ${formatMoney(coin.minimum)} or more`}
          />
        ))}
      </Coins>
    </ChoiceGroup>
  );
}

function refusalOf(coin: Coin | null, total: number): string | null {
  if (!coin) return MESSAGES.crypto.unknownCoin;
  return coin.minimum > total ? cryptoMinimumMessage(coin.label, coin.minimum) : null;
}

function inShopOrder(coins: readonly Coin[]): readonly Coin[] {
  return CRYPTO_CHOICES.flatMap(({ code }) => coins.filter((coin) => coin.code === code));
}

const Coins = styled("div")({
  display: "grid",
  gap: "var(--s2)",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 170px), 1fr))",
});
