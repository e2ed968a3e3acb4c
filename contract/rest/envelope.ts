/** Response envelope of every REST call (CALL-1). */
export interface FieldError {
  readonly property: string;
  /** rule name → message; forms display the first one (CALL-2). */
  readonly constraints: Readonly<Record<string, string>>;
}

export interface Envelope<T = null> {
  readonly isSuccess: boolean;
  readonly message: string;
  readonly successMessage: string | null;
  readonly errorMessage: string | null;
  readonly fieldErrors: readonly FieldError[];
  readonly data: T | null;
}

export function succeed<T>(data: T, message: string): Envelope<T> {
  return { isSuccess: true, message, successMessage: message, errorMessage: null, fieldErrors: [], data };
}

export function fail(message: string, fieldErrors: readonly FieldError[] = []): Envelope {
  return { isSuccess: false, message, successMessage: null, errorMessage: message, fieldErrors, data: null };
}
