import type { Severity } from '@halyard/contracts/events.ts';
import { terms } from '@halyard/messages/fr';
import type { events as english } from '../../en/shell/events.ts';
import { plural } from '../plural.ts';

const { eventSeverities: severities } = terms;

const counted: Record<Severity, string> = { critical: 'critiques', high: 'élevés', medium: 'moyens', low: 'faibles' };

export const events: typeof english = {
  count: (count, written) => `${written} ${plural(count, { one: 'événement', other: 'événements' })}`,
  window: 'dernières 24 heures',
  label: 'Événements des dernières 24 heures',
  now: 'maintenant',
  severities,
  counted,
  openThese: () => '(afficher)',
  failed: 'Les événements n’ont pas pu être chargés.',
  retry: 'Réessayer',
  dialogTitle: (severity) =>
    severity ? `Événements des dernières 24 heures : gravité ${severity}` : 'Événements des dernières 24 heures',
  none: 'Rien de ce type ne s’est passé au cours des dernières 24 heures.',
  truncated: (shown, total) => `Les ${shown} plus récents sur ${total} sont affichés.`,
  loading: 'Chargement des événements...',
  more: 'Afficher plus',
  sample: 'Exemple',
};
