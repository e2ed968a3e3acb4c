/** What a password needs, ticked off while it is typed: the rules of the schema themselves. */
import { PASSWORD_RULES } from "#contract/password-rules";

interface PasswordChecklistProps {
  readonly id: string;
  readonly password: string;
}

export function PasswordChecklist({ id, password }: PasswordChecklistProps) {
  const rules = PASSWORD_RULES.map(({ label, pattern }) => ({ label, isMet: pattern.test(password) }));
  return (
    <>
      <div className="form-needs" id={id}>
        <p>It needs</p>
        <ul>
          {rules.map(({ label, isMet }) => (
            <li key={label} data-met={isMet ? "" : undefined}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                {isMet ? <path d="M3 8.5l3.5 3.5L13 4.5" /> : <circle cx="8" cy="8" r="3" />}
              </svg>
              {label}
              {isMet && <span className="vh"> (done)</span>}
            </li>
          ))}
        </ul>
      </div>
      <p className="vh" role="status">
        {rules.every(({ isMet }) => isMet) ? "The password has all it needs." : ""}
      </p>
    </>
  );
}
