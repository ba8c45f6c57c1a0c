import { nameMax, sourceMax } from '@halyard/contracts/intelligence/intelligence.ts';
import { type Threat, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { emptyIncident, type IncidentDraft } from '../incidents/incident-draft.ts';

type Prefilled = { readonly name: string; readonly draft: IncidentDraft; readonly recordIds: readonly string[] };

const cut = (text: string, max: number) => [...text].slice(0, max).join('');

const rankOf = ({ severity }: Threat) =>
  severity === null ? threatSeverities.length : threatSeverities.indexOf(severity);

/** An incident about these threats: as severe as the most severe, with the source they share. */
export function draftFromThreats(
  threats: readonly Threat[],
  titleOfMany: (first: string, others: number) => string,
): Prefilled {
  const bySeverity = threats.toSorted((one, other) => rankOf(one) - rankOf(other));
  const [mostSevere] = bySeverity;
  const recordIds = threats.map(({ id }) => id);
  if (!mostSevere) return { name: '', draft: emptyIncident, recordIds };
  const sources = [...new Set(threats.map(({ source }) => source))];
  const title = threats.length === 1 ? mostSevere.name : titleOfMany(mostSevere.name, threats.length - 1);
  return {
    name: recordIds.join(','),
    recordIds,
    draft: {
      ...emptyIncident,
      title: cut(title, nameMax),
      // If no threat has one, the form begins as for any incident.
      severity: mostSevere.severity ?? emptyIncident.severity,
      source: cut(sources.join(', '), sourceMax),
      ...(threats.length === 1 && {
        description: mostSevere.description,
        tlp: mostSevere.tlp ?? '',
        confidence: mostSevere.confidence === null ? '' : String(mostSevere.confidence),
      }),
    },
  };
}
