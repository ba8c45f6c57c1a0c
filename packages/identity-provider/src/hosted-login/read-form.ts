import { readBytes } from '../protocol/read-body.ts';

/** The fields of a submitted form; undefined when it is none, or not UTF-8. Rejects more than 64 KiB. */
export async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return undefined;
  const bytes = await readBytes(request);
  try {
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Bytes that are not text fill no field.
    return undefined;
  }
}

/** The value of a parameter; undefined when it is missing, empty (RFC 6749, 3.1) or given more than once. */
export function once(parameters: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = parameters.getAll(name);
  return more.length === 0 && value !== '' ? value : undefined;
}

/** Whether one of these parameters is given more than once, which no request may (RFC 6749, 3.1 and 3.2). */
export const repeatsOne = (parameters: URLSearchParams, names: readonly string[]): boolean =>
  names.some((name) => parameters.getAll(name).length > 1);
