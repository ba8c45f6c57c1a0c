import { answerRowsMax } from '@halyard/contracts/work/assistant.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { type Alert, type CountedRule, hrefOfRule, hrefOfThreat } from './read-alerts.ts';
import { texts } from './texts.ts';

type Some = { readonly alerts: readonly Alert[]; readonly total: number };

export function tableOfAlerts(draft: Draft, { alerts, total }: Some, cite: number): void {
  const { captions, columns } = texts[draft.language];
  draft.table({
    caption: captions.alerts,
    total,
    cite,
    columns: [
      { label: columns.name, kind: 'text' },
      { label: columns.severity, kind: 'severity' },
      { label: columns.type, kind: 'text' },
      { label: columns.source, kind: 'text' },
      { label: columns.seen, kind: 'instant' },
      { label: columns.rules, kind: 'text' },
    ],
    rows: alerts.slice(0, answerRowsMax).map(({ threat, rules }) => ({
      href: hrefOfThreat(threat.id),
      cells: [
        ...[plain(threat.name), threat.severity, plain(threat.type), plain(threat.source)],
        ...[threat.timestamp, plain(rules.map(({ name }) => name).join(', '))],
      ],
    })),
  });
}

export function tableOfRules(draft: Draft, rules: readonly CountedRule[], cite: number): void {
  const { captions, columns, states } = texts[draft.language];
  draft.table({
    caption: captions.rules,
    cite,
    columns: [
      { label: columns.rule, kind: 'text' },
      { label: columns.state, kind: 'text' },
      { label: columns.alerts, kind: 'number' },
    ],
    rows: rules.map(({ id, name, enabled, matches }) => ({
      href: hrefOfRule(id),
      cells: [plain(name), enabled ? states.enabled : states.disabled, matches],
    })),
  });
}
