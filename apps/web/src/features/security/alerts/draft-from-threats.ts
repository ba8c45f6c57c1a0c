import { nameMax, sourceMax } from '@halyard/contracts/intelligence.ts';
import { type Threat, threatSeverities } from '@halyard/contracts/threats.ts';
import { emptyIncident, type IncidentDraft } from '../incidents/incident-draft.ts';

type Prefilled = { readonly name: string; readonly draft: IncidentDraft; readonly recordIds: readonly string[] };

const cut = (text: string, max: number) => [...text].slice(0, max).join('');

/** An incident about these threats: as severe as the most severe, with the source they share. */
export function draftFromThreats(
  threats: readonly Threat[],
  titleOfMany: (first: string, others: number) => string,
): Prefilled {
  const byGravity = threats.toSorted(
    (one, other) => threatSeverities.indexOf(one.severity) - threatSeverities.indexOf(other.severity),
  );
  const [gravest] = byGravity;
  const recordIds = threats.map(({ id }) => id);
  if (!gravest) return { name: '', draft: emptyIncident, recordIds };
  const sources = [...new Set(threats.map(({ source }) => source))];
  const title = threats.length === 1 ? gravest.name : titleOfMany(gravest.name, threats.length - 1);
  return {
    name: recordIds.join(','),
    recordIds,
    draft: {
      ...emptyIncident,
      title: cut(title, nameMax),
      severity: gravest.severity,
      source: cut(sources.join(', '), sourceMax),
      ...(threats.length === 1 && {
        description: gravest.description,
        tlp: gravest.tlp ?? '',
        confidence: gravest.confidence === null ? '' : String(gravest.confidence),
      }),
    },
  };
}
