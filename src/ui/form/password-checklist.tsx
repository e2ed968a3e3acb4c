/** The schema's password rules, checked off during typing. */
import { styled } from "@mui/material/styles";
import { composedPassword, PASSWORD_RULES } from "#contract/accounts/password-rules";

interface PasswordChecklistProps {
  readonly id: string;
  readonly password: string;
}

export function PasswordChecklist({ id, password }: PasswordChecklistProps) {
  const composed = composedPassword(password);
  const rules = PASSWORD_RULES.map(({ label, pattern }) => ({ label, isMet: pattern.test(composed) }));
  return (
    <>
      <Needs id={id}>
        <p>Your password needs</p>
        <ul>
          {rules.map(({ label, isMet }) => (
            <li key={label} data-met={isMet ? "" : undefined}>
              <svg className="i" viewBox="0 0 16 16" aria-hidden="true">
                {isMet ? <path d="M3 8.5l3.5 3.5L13 4.5" /> : <circle cx="8" cy="8" r="3" />}
              </svg>
              {label}
              {isMet && <span className="vh"> (done)</span>}
            </li>
          ))}
        </ul>
        <p>Not a common password, and not like your name or email address.</p>
      </Needs>
      <p className="vh" role="status">
        {rules.every(({ isMet }) => isMet) ? "Your password meets all requirements." : ""}
      </p>
    </>
  );
}

const Needs = styled("div")({
  color: "var(--muted)",
  fontSize: "var(--sm)",
  ul: { display: "grid", gap: "2px var(--s4)", marginTop: 2 },
  "@container (min-width: 26rem)": { ul: { gridTemplateColumns: "1fr 1fr" } },
  li: { display: "flex", alignItems: "center", gap: "var(--s2)" },
  "[data-met]": { color: "var(--good)" },
});
