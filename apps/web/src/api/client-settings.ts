/** How the specification's clients differ. Times in milliseconds. */
export const timeouts = { main: 10_000, users: 10_000, api: 20_000, fallback: 15_000 } as const;
export type ClientName = keyof typeof timeouts;

export const retryAfterMs = 1_000;

/** Identifies the console in logs. It is in every browser, so it is not a secret and opens nothing (decision G-044). */
export const clientKey = 'ck_console';

/** The stage prefix is appended to an address without one. */
export function withStage(host: string): string {
  const isComplete = ['/api', '/prod', '.execute-api.'].some((mark) => host.includes(mark));
  return isComplete ? host : `${host.replace(/\/$/, '')}/prod`;
}

const publicSegments = ['health', 'login', 'auth', 'cognito'];

/** Public paths need no sign-in: those with one of four segments, and the root itself (decision G-043). */
export function isPublicPath(path: string): boolean {
  const segments = (path.split('?', 1)[0] ?? '').split('/').filter(Boolean);
  return segments.length === 0 || segments.some((segment) => publicSegments.includes(segment));
}

/** The client that makes a call. */
export function clientFor(path: string): ClientName {
  if (path === '/ai/chat') return 'fallback';
  if (/^\/(todos|dashboard\/summary|users\/profile)/.test(path)) return 'main';
  return /^\/users(?!\/(settings|api-key|me))/.test(path) ? 'users' : 'api';
}

/** Responses of the assistant must not be cached. */
export const needsCacheBuster = (path: string) => /\/(ai|assistant)\//.test(path);
