/**
 * The secret for an authenticator app, as text and as a QR code. The code is rendered locally, so that no
 * third party sees the secret.
 */
import { useState } from "react";
import { styled } from "@mui/material/styles";
import { encode } from "uqr";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { AnswerView } from "../../../ui/answer-view";

export function AppSecret({ ticket }: { readonly ticket: string }) {
  const [body] = useState({ ticket });
  const answer = useRestAnswer("enrolSecondFactor", body);
  return (
    <AnswerView answer={answer} what="the QR code">
      {({ uri, secret }) => (
        <>
          <p>
            Your account can reach money or personal data, so a password alone isn't enough. Scan this with an
            authenticator app, such as your phone's password manager, and enter the code it shows.
          </p>
          <Secret>
            <QrCode text={uri} />
            <p>
              No camera? Enter this key in the app:
              <code>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
            </p>
          </Secret>
        </>
      )}
    </AnswerView>
  );
}

/** Black on white in every theme: cameras read nothing else. */
function QrCode({ text }: { readonly text: string }) {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const dots = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for your authenticator app"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dots} />
    </svg>
  );
}

const Secret = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s5)",
  svg: { flex: "0 0 auto", width: 208, height: 208, borderRadius: "var(--r-md)" },
  p: { flex: "1 1 14rem" },
  code: {
    display: "block",
    marginTop: "var(--s2)",
    fontSize: "1.05rem",
    fontWeight: 600,
    overflowWrap: "anywhere",
  },
});
