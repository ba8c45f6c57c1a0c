import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../../bench/percentile.ts';
import { signInByProtocol, type Todo } from '../../e2e/durability/caller.ts';
import { type Change, createHistory, type Found, judge } from '../../e2e/durability/history.ts';
import type { SampleAccount } from '../../e2e/product.ts';
import { type Answer, type Call, outcomeOf, send } from './send.ts';

/** One request that a writer makes, and the task, incident or setting that it changes. */
type Step = { readonly about: string; readonly change: Change; readonly call: Call };

type Noted = { readonly at: number; readonly ms: number; readonly answer: Answer };

type Options = {
  /** The nodes; a writer goes to the next one when one does not answer. */
  readonly urls: readonly string[];
  readonly accounts: readonly SampleAccount[];
  readonly writers?: number;
  /** How long each writer waits between two requests. */
  readonly pauseMs?: number;
};

type Page = {
  readonly incidents: readonly { readonly title: string }[];
  readonly total: number;
  readonly next: string | null;
};

async function readIncidents(url: string, token: string) {
  const titles: string[] = [];
  let total = 0;
  let after = '';
  do {
    const page = (await must(url, token, `/incidents?limit=100${after}`)) as Page;
    titles.push(...page.incidents.map(({ title }) => title));
    total = page.total;
    after = page.next === null ? '' : `&after=${encodeURIComponent(page.next)}`;
  } while (after !== '');
  return { titles, total };
}

async function must(url: string, token: string, path: string): Promise<unknown> {
  const answer = await send(url, token, { method: 'GET', path });
  if (answer?.status !== 200) throw new Error(`${path} was answered with ${JSON.stringify(answer)}`);
  return answer.body;
}

type Preferences = { preferences: { theme: string } } & Record<string, unknown>;

/**
 * Writers that add, tick and delete tasks, open incidents and change settings until they are stopped, and go on after
 * every fault: what was not answered is asked again with the same Idempotency-Key. Everything is kept in one history.
 */
export async function startWorkload({ urls, accounts, writers = 8, pauseMs = 0 }: Options) {
  const history = createHistory();
  // What an earlier load has left in the same workspace is none of this one.
  const run = crypto.randomUUID().slice(0, 8);
  const noted: Noted[] = [];
  const ids = new Map<string, { readonly id: string; readonly call: Call; readonly token: string }>();
  const contradictions: string[] = [];
  const stopping = new AbortController();
  const [first = ''] = urls;
  const people = await Promise.all(
    accounts.map(async (account) => {
      const token = await signInByProtocol(first, account);
      const settings = (await must(first, token, '/users/settings')) as Preferences;
      return { ...account, token, settings };
    }),
  );
  const writing = Array.from({ length: writers }, (_, index) => runWriter(index));

  async function attempt(url: string, token: string, { about, change, call }: Step): Promise<Answer> {
    const { settle } = history.invoke(about, change);
    const begin = performance.now();
    const answer = await send(url, token, call);
    settle(outcomeOf(answer));
    noted.push({ at: performance.now(), ms: performance.now() - begin, answer });
    return answer;
  }

  function noteId({ call }: Step, token: string, { body }: NonNullable<Answer>) {
    const reply = body as { id?: string; incident?: { id: string } };
    const id = reply.id ?? reply.incident?.id ?? '';
    const known = ids.get(call.key ?? '');
    if (known && known.id !== id) contradictions.push(`${call.key} was ${known.id} and then ${id}`);
    ids.set(call.key ?? '', { id, call, token });
    return id;
  }

  async function runWriter(index: number): Promise<void> {
    const person = people[index % people.length];
    if (!person) throw new Error('There are no sample accounts.');
    const { token, role } = person;
    const mayOpen = role === 'analyst' || role === 'admin';
    // Two writers of the same person would overwrite each other's settings.
    const settings = index < people.length ? person.settings : undefined;
    let place = index;
    let mine: Todo[] = [];

    function next(step: number): Step {
      const [oldest] = mine;
      const turn = step % 6;
      if (oldest && turn === 2) {
        const changed = { id: oldest.id, text: oldest.text, completed: !oldest.completed };
        mine = [...mine.slice(1), changed];
        const call = { method: 'PUT', path: `/todos/${oldest.id}`, body: changed };
        return { about: oldest.text, change: changed.completed ? 'complete' : 'reopen', call };
      }
      if (oldest && turn === 3) {
        mine = mine.slice(1);
        return { about: oldest.text, change: 'delete', call: { method: 'DELETE', path: `/todos/${oldest.id}` } };
      }
      if (settings && turn === 5) {
        const isDark = step % 12 === 5;
        const { version: _, ...kept } = settings;
        const body = { ...kept, preferences: { ...settings.preferences, theme: isDark ? 'dark' : 'light' } };
        const call = { method: 'PUT', path: '/users/settings', body };
        return { about: `settings ${person?.email}`, change: isDark ? 'complete' : 'reopen', call };
      }
      const name = crypto.randomUUID();
      const key = `key of ${name}`;
      if (mayOpen && turn === 4) {
        const body = { title: `incident ${run} ${name}`, severity: 'Low', source: 'faults' };
        return { about: body.title, change: 'add', call: { method: 'POST', path: '/incidents', body, key } };
      }
      const body = { text: `task ${run} ${name}`, completed: false };
      return { about: body.text, change: 'add', call: { method: 'POST', path: '/todos', body, key } };
    }

    for (let step = 0; !stopping.signal.aborted; step++) {
      const asked = next(step);
      let answer = await attempt(urls[place % urls.length] ?? first, token, asked);
      while (outcomeOf(answer) === 'unknown' && !stopping.signal.aborted) {
        place++;
        await wait(200);
        // Only what has a key may be asked for again: of the rest, what comes next says what holds.
        if (asked.call.key === undefined) break;
        answer = await attempt(urls[place % urls.length] ?? first, token, asked);
      }
      if (answer && outcomeOf(answer) === 'ok' && asked.call.key !== undefined) {
        const id = noteId(asked, token, answer);
        if (asked.call.path === '/todos') mine = [...mine, { id, text: asked.about, completed: false }];
      }
      if (pauseMs > 0) await wait(pauseMs);
    }
  }

  /** The longest time without an `ok` since `since`, in milliseconds, and when each began and ended. */
  const longestGap = (since = 0) => {
    const times = noted.filter(({ at, answer }) => at >= since && outcomeOf(answer) === 'ok').map(({ at }) => at);
    return Math.max(0, ...times.slice(1).map((at, index) => at - (times[index] ?? at)));
  };

  return {
    history,
    longestGap,
    okSince: (since: number) => noted.some(({ at, answer }) => at > since && outcomeOf(answer) === 'ok'),
    p99: () =>
      percentile(
        noted.filter(({ answer }) => outcomeOf(answer) === 'ok').map(({ ms }) => ms),
        0.99,
      ),
    slowest: () => noted.reduce((most, { ms }) => Math.max(most, ms), 0),
    /** How often which answer came that is no success: `503`, `no answer`. */
    errors(): Readonly<Record<string, number>> {
      const kinds = noted
        .filter(({ answer }) => outcomeOf(answer) !== 'ok')
        .map(({ answer }) => {
          if (!answer) return 'no answer';
          return answer.status >= 500 && answer.retryAfter === null
            ? `${answer.status} without Retry-After`
            : `${answer.status}`;
        });
      const counts: Record<string, number> = {};
      for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
      return counts;
    },
    async stop() {
      stopping.abort();
      await Promise.all(writing);
    },
    /** Reads everything back through the API of one node; answers every contradiction in words. */
    async judge(url = first): Promise<string[]> {
      const admin = people.find(({ role }) => role === 'admin') ?? people[0];
      const found: Found[] = [];
      for (const { token, email } of people) {
        const todos = (await must(url, token, '/todos')) as readonly Todo[];
        for (const { text, completed } of todos)
          if (text.startsWith(`task ${run} `)) found.push({ task: text, state: completed ? 'completed' : 'active' });
        const { preferences } = (await must(url, token, '/users/settings')) as Preferences;
        if (history.tasks().includes(`settings ${email}`))
          found.push({ task: `settings ${email}`, state: preferences.theme === 'dark' ? 'completed' : 'active' });
      }
      const { titles, total } = await readIncidents(url, admin?.token ?? '');
      for (const title of titles)
        if (title.startsWith(`incident ${run} `)) found.push({ task: title, state: 'active' });
      const wrongTotal = total === titles.length ? [] : [`${titles.length} incidents are listed and ${total} counted`];
      return [...contradictions, ...wrongTotal, ...judge(history, found)];
    },
    /** Asks for the newest additions again with their keys: each must give the id that it gave. */
    async repeat(url = first, most = 50): Promise<string[]> {
      const newest = [...ids.values()].slice(-most);
      const again = await Promise.all(
        newest.map(async ({ id, call, token }) => {
          const reply = (await send(url, token, call))?.body as { id?: string; incident?: { id: string } } | undefined;
          const repeated = reply?.id ?? reply?.incident?.id;
          return repeated === id ? [] : [`${call.key} gave ${id} and gives ${repeated} when it is repeated`];
        }),
      );
      return again.flat();
    },
  };
}

export type Workload = Awaited<ReturnType<typeof startWorkload>>;

/** In words: how many were acknowledged, and what came of the others. */
export function describeLoad({ history, errors }: Workload): string {
  const others = Object.entries(errors()).map(([kind, times]) => `${times} × ${kind}`);
  return `${history.count('ok')} acknowledged${others.length > 0 ? `, ${others.join(', ')}` : ''}`;
}
