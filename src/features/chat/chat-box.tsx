/** A conversation with staff: plain elements, because catalog pages load no component library. */
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent, type KeyboardEvent } from "react";
import type { ChatHours } from "#contract/chat/schema";
import { LIMITS } from "#contract/limits";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatDateTime, formatShopDate, formatShopDateTime, formatShopTime } from "../../lib/format-date";
import type { ChatLine, ChatView } from "./chat-line";
import { chatLook } from "./chat-look";
import { useChat, type ChatPhase } from "./use-chat";
import { useLogEnd } from "./use-log-end";

export function ChatBox() {
  const { phase, begin, restart } = useChat();
  return (
    <div className="chat-box">
      <style>{chatLook}</style>
      {phase.is === "loading" && <p role="status">{MESSAGES.chat.opening}</p>}
      {phase.is === "failed" && (
        <div role="alert">
          <p>{MESSAGES.generic.unreachable}</p>
          <button type="button" className="btn" onClick={restart}>
            {LABELS.tryAgain}
          </button>
        </div>
      )}
      {phase.is === "form" && <Beginning {...phase} onBegin={begin} />}
      {phase.is === "open" && <Conversation line={phase.line} onAnew={restart} />}
    </div>
  );
}

type BeginningProps = Extract<ChatPhase, { is: "form" }> & {
  readonly onBegin: (person: { readonly name: string; readonly email: string }) => void;
};

function Beginning({ hours, errors, message, onBegin }: BeginningProps) {
  const errorOf = (name: string) =>
    Object.values(errors.find(({ property }) => property === name)?.constraints ?? {})[0];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onBegin({ name: String(typed.get("name") ?? ""), email: String(typed.get("email") ?? "") });
  };
  return (
    <form className="chat-begin" noValidate onSubmit={submit}>
      <Hours hours={hours} isReachable />
      <Field name="name" label="Your name" autoComplete="given-name" error={errorOf("name")} />
      <Field
        name="email"
        label="Email address (optional)"
        type="email"
        autoComplete="email"
        hint="So we can reply by email if you leave."
        error={errorOf("email")}
      />
      {message && errors.length === 0 && <p role="alert">{message}</p>}
      <button type="submit" className="btn">
        Start chat
      </button>
    </form>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: string;
  readonly hint?: string;
  readonly error: string | undefined;
}

function Field({ name, label, hint, error, ...input }: FieldProps) {
  const id = `chat-${name}`;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        name={name}
        ref={field}
        maxLength={name === "name" ? LIMITS.chat.nameLength : LIMITS.account.emailLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
      />
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? "chat-wrong" : "small"}>
          {error || hint}
        </p>
      )}
    </div>
  );
}

function Hours({ hours, isReachable }: { readonly hours: ChatHours; readonly isReachable: boolean }) {
  if (hours.isStaffed) return <p className="small">We usually reply within minutes.</p>;
  const back = hours.opensAt ? `We're back ${momentOf(hours.opensAt)}.` : "We're away right now.";
  const reply = hours.opensAt ? "Leave a message and we'll reply then." : "Leave a message and we'll reply.";
  return <p className="small">{isReachable ? `${back} ${reply}` : back}</p>;
}

/** In the shop's time zone, as the opening hours are: "today at 8:00 AM CT". */
function momentOf(opensAt: string): string {
  const isToday = formatShopDate(opensAt) === formatShopDate(new Date().toISOString());
  return isToday ? `today at ${formatShopTime(opensAt)}` : `on ${formatShopDateTime(opensAt)}`;
}

function Conversation({ line, onAnew }: { readonly line: ChatLine; readonly onAnew: () => void }) {
  const view = useSyncExternalStore(line.subscribe, line.read, line.read);
  useEffect(() => {
    const reportSeen = () => document.visibilityState === "visible" && line.reportSeen();
    reportSeen();
    document.addEventListener("visibilitychange", reportSeen);
    return () => document.removeEventListener("visibilitychange", reportSeen);
  }, [line, view.messages.length]);
  return (
    <>
      <Hours hours={view.hours} isReachable={view.isReachable} />
      <Messages view={view} />
      <p className="chat-note small" role="status">
        {!view.isConnected
          ? "Connection lost. We'll send your messages when it's back."
          : view.isStaffTyping
            ? "Our team is typing…"
            : ""}
      </p>
      {view.refusal && <p role="alert">{view.refusal}</p>}
      {view.isOver ? (
        <div role="alert">
          <p>{MESSAGES.chat.over}</p>
          <button type="button" className="btn" onClick={onAnew}>
            New conversation
          </button>
        </div>
      ) : (
        <Composer line={line} />
      )}
    </>
  );
}

function Messages({ view }: { readonly view: ChatView }) {
  const { messages, unsent, staffSeen } = view;
  const { log, hasMore, onScroll, toEnd } = useLogEnd(messages.length, unsent.length);
  useEffect(() => {
    // A scrollable region must be reachable by keyboard.
    if (log.current) log.current.tabIndex = 0;
  }, [log]);
  const lastSeen = messages
    .filter(({ author, number }) => author === "VISITOR" && number <= staffSeen)
    .at(-1)?.number;
  return (
    <>
      <div className="chat-log" role="log" aria-label="Messages" ref={log} onScroll={onScroll}>
        {messages.map(({ number, author, name, text, writtenAt }) => (
          <div key={number} className={author === "VISITOR" ? "own" : undefined}>
            <p className="small">
              {author === "VISITOR" ? "You" : (name ?? "Our team")},{" "}
              <time dateTime={writtenAt}>{formatDateTime(writtenAt)}</time>
              {number === lastSeen && " · Seen"}
            </p>
            <p className="chat-words">{text}</p>
          </div>
        ))}
        {unsent.map(({ clientId, text }) => (
          <div key={clientId} className="own">
            <p className="small">You · Sending…</p>
            <p className="chat-words">{text}</p>
          </div>
        ))}
      </div>
      {hasMore && (
        <button type="button" className="btn" onClick={toEnd}>
          {MESSAGES.chat.newBelow}
        </button>
      )}
    </>
  );
}

function Composer({ line }: { readonly line: ChatLine }) {
  const [text, setText] = useState(line.draft);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const write = (words: string) => {
    setText(words);
    line.storeDraft(words);
  };
  const send = () => {
    if (text.trim() === "") return field.current?.focus();
    line.send(text.trim());
    write("");
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms an IME composition does not send.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="chat-write"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor="chat-text">Your message</label>
      <textarea
        id="chat-text"
        ref={field}
        rows={2}
        maxLength={LIMITS.chat.textLength}
        value={text}
        onChange={(event) => {
          write(event.target.value);
          line.reportTyping();
        }}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="btn">
        Send
      </button>
    </form>
  );
}
