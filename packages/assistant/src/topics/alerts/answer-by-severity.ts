import type { AlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { askAlerts, readAllAlerts } from './read-alerts.ts';
import { texts } from './texts.ts';

/** How many alerts there are of each severity, most severe first. */
export async function answerBySeverity(draft: Draft, rule: AlertRule | undefined): Promise<true> {
  const text = texts[draft.language];
  const all = await readAllAlerts(draft, rule);
  if (!all) {
    draft.refuse('beyond', text.tooMany);
    return true;
  }
  const { reply, cite } = await askAlerts(draft, rule, 500);
  const figure = draft.figure(reply.total, cite);
  draft.say(rule ? text.countOf(reply.total, figure, plain(rule.name)) : text.count(reply.total, figure));
  draft.table({
    caption: text.captions.alerts,
    cite,
    columns: [
      { label: text.columns.severity, kind: 'severity' },
      { label: text.columns.alerts, kind: 'number' },
    ],
    rows: threatSeverities.map((level) => ({
      href: null,
      cells: [level, all.filter(({ threat }) => threat.severity === level).length],
    })),
  });
  return true;
}
