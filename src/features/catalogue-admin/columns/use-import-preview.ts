/** Uploads the beginning of the chosen file, and previews it again for each supplier and match (STAFF-78). */
import { useCallback, useEffect, useRef, useState } from "react";
import type { ColumnMatch } from "#contract/imports/columns";
import type { ImportPreview } from "#contract/imports/preview";
import { MESSAGES } from "#contract/messages";
import { callApi, NetworkFailure } from "../../../client/api/rest-client";
import { sendBeginning, uploadOf } from "../send-file";

/** Rest after the last key of a supplier's name. */
const DEBOUNCE_MS = 300;

export interface PreviewState {
  readonly preview: ImportPreview | null;
  readonly isLoading: boolean;
  /** Why there is no current preview, or null. */
  readonly message: string | null;
}

const NONE: PreviewState = { preview: null, isLoading: false, message: null };

interface Previewing extends PreviewState {
  /** Previews the file with these matches; keeps the previous preview until then. */
  readonly refresh: (matches: readonly ColumnMatch[] | null) => void;
}

/**
 * @param file null = no preview
 * @param onFirst called with the first preview of each file and supplier
 */
export function useImportPreview(
  file: File | null,
  supplier: string,
  onFirst: (preview: ImportPreview) => void,
): Previewing {
  const [state, setState] = useState(NONE);
  const turn = useRef(0);
  const first = useRef(onFirst);
  useEffect(() => {
    first.current = onFirst;
  });
  const load = useCallback(
    async (matches: readonly ColumnMatch[] | null, isFirst: boolean) => {
      if (!file) return;
      const own = (turn.current += 1);
      setState(({ preview }) => ({ preview: isFirst ? null : preview, isLoading: true, message: null }));
      const answer = await answerFor(file, supplier, matches, isFirst);
      // A later choice has its own answer.
      if (own !== turn.current) return;
      if (typeof answer === "string") setState({ preview: null, isLoading: false, message: answer });
      else {
        setState({ preview: answer, isLoading: false, message: null });
        if (isFirst) first.current(answer);
      }
    },
    [file, supplier],
  );
  useEffect(() => {
    turn.current += 1;
    setState(NONE);
    if (!file || supplier === "") return undefined;
    const timer = setTimeout(() => void load(null, true), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [file, supplier, load]);
  const refresh = useCallback(
    (matches: readonly ColumnMatch[] | null) => void load(matches, matches === null),
    [load],
  );
  return { ...state, refresh };
}

/** @returns the preview, or a message */
async function answerFor(
  file: File,
  supplier: string,
  matches: readonly ColumnMatch[] | null,
  isFirst: boolean,
): Promise<ImportPreview | string> {
  try {
    const sent = isFirst ? await sendBeginning(file) : null;
    if (sent && !sent.isSuccess) return sent.message;
    const body = { upload: uploadOf(file), supplier, matches: matches && [...matches] };
    const answer = await callApi("previewImport", { body, isQuiet: true });
    return answer?.data ?? answer?.message ?? MESSAGES.generic.notFound;
  } catch (error) {
    if (error instanceof NetworkFailure) return MESSAGES.generic.failure;
    throw error;
  }
}
