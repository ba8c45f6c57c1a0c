import type { Core } from '../../core.ts';
import type { Visit } from '../visit.ts';
import { readCookie, writeCookie } from './cookies.ts';

const name = 'halyard-hosted-page';
const openForMs = 30 * 60_000;
const browserBytes = 24;

/** A step that the provider requires and the user is about to take. */
export type Step = {
  /** By the protocol's name. */
  readonly challenge: string;
  readonly session: string;
  /** As the person typed it. */
  readonly username: string;
  /** Of the challenge, as texts. */
  readonly parameters: Readonly<Record<string, string>>;
};

/** The state of a page until it is submitted. Without a step it is the one for the password. */
export type PageState = { readonly step: Step | undefined };

const locationOf = (browser: string, search: string) => ({
  table: 'hosted_login',
  column: 'page',
  id: browser + search,
});

/** The browser's own secret, as its cookie has it; undefined for a browser that has seen no page yet. */
function readBrowser({ core, request }: Pick<Visit, 'core' | 'request'>): string | undefined {
  const value = readCookie(core, request, name);
  return value !== undefined && /^[\w-]{32}$/.test(value) ? value : undefined;
}

/** The content of a page's hidden field, and the cookie that it belongs to. */
export type SealedPage = { readonly sealed: string; readonly cookie: string };

/**
 * The field opens only together with the cookie of the browser that the page was made for, and for the same request of
 * the same application: no one can have someone else submit a page of theirs.
 */
export function sealPage({ core, request, search }: Visit, state: PageState): SealedPage {
  const browser = readBrowser({ core, request }) ?? Buffer.from(core.random(browserBytes)).toString('base64url');
  const content = Buffer.from(JSON.stringify({ ...state, openUntil: core.clock() + openForMs }));
  return {
    sealed: core.secrets.seal(locationOf(browser, search), content),
    cookie: writeCookie(core, { name, value: browser, maxAgeSeconds: openForMs / 1000 }),
  };
}

function open({ secrets }: Core, browser: string, search: string, sealed: string) {
  try {
    return JSON.parse(secrets.open(locationOf(browser, search), sealed).toString()) as PageState & {
      openUntil: number;
    };
  } catch {
    // Altered, of another browser, or of another request.
    return undefined;
  }
}

/** The state of the page that was submitted; undefined when it has expired or was not made for this browser. */
export function openPage({ core, request, search }: Visit, sealed: string | undefined): PageState | undefined {
  const browser = readBrowser({ core, request });
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin';
  if (browser === undefined || sealed === undefined || site !== 'same-origin') return undefined;
  const state = open(core, browser, search, sealed);
  return state && core.clock() < state.openUntil ? { step: state.step } : undefined;
}
