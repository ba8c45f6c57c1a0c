import { type AlertPage, type AlertRule, listAlertRules, listAlerts } from '@halyard/contracts/intelligence/alerts.ts';
import { pageSizeMax } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { fold } from '../../understand/fold.ts';
import { texts } from './texts.ts';

export type Alert = AlertPage['alerts'][number];
export type CountedRule = AlertRule & { readonly matches: number };

const pagesAtMost = 4;

export const hrefOfRule = (id: string): string => `/security?tab=alerts&rule=${encodeURIComponent(id)}`;
export const hrefOfThreat = (id: string): string => `/threats?threat=${encodeURIComponent(id)}`;

/** The first alerts, most severe and newest first, and how many there are; of one rule where one is named. */
export function askAlerts(draft: Draft, rule: AlertRule | undefined, limit: number, after: string | null = null) {
  const query = { limit: String(limit), ...(rule && { rule: rule.id }), ...(after !== null && { after }) };
  const about = {
    label: texts[draft.language].label(rule ? plain(rule.name) : ''),
    href: rule ? hrefOfRule(rule.id) : '/security?tab=alerts',
    records: ({ total }: AlertPage) => total,
  };
  return draft.ask(listAlerts, { query }, about);
}

/** Every alert, 2,000 at most; undefined where there are more than can be looked through. */
export async function readAllAlerts(draft: Draft, rule: AlertRule | undefined): Promise<readonly Alert[] | undefined> {
  const read: Alert[] = [];
  let after: string | null = null;
  do {
    const { reply }: { readonly reply: AlertPage } = await askAlerts(draft, rule, pageSizeMax, after);
    if (reply.total > pagesAtMost * pageSizeMax) return undefined;
    read.push(...reply.alerts);
    after = reply.next;
  } while (after !== null);
  return read;
}

export function askRules(draft: Draft) {
  const about = { label: texts[draft.language].rulesLabel, records: (rules: readonly unknown[]) => rules.length };
  return draft.ask(listAlertRules, {}, about);
}

/** The rule with this name, or the one name that has these words; undefined where none or several have. */
export function findRule(rules: readonly CountedRule[], words: string): CountedRule | undefined {
  const wanted = fold(words);
  const exact = rules.filter(({ name }) => fold(name) === wanted);
  const close = rules.filter(({ name }) => fold(name).includes(wanted));
  const [found, ...others] = exact.length > 0 ? exact : close;
  return others.length === 0 ? found : undefined;
}
