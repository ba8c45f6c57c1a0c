import type { SentTo } from './act/use-send-to-incident.ts';
import { ThreatDialog } from './detail/threat-dialog.tsx';
import { EditThreatDialog } from './form/edit-threat-dialog.tsx';
import { NewThreatDialog } from './form/new-threat-dialog.tsx';
import type { ThreatsSearch } from './threats-search.ts';
import type { Rights } from './use-rights.ts';
import type { ChangeSearch } from './use-threats-search.ts';

type Props = {
  readonly search: ThreatsSearch;
  readonly change: ChangeSearch;
  readonly rights: Rights;
  readonly types: readonly string[];
  readonly onSent: (incident: SentTo) => void;
};

/** The window that the address asks for: one threat, its form, or the form of a new one. */
export function OpenThreat({ search, change, rights, types, onSent }: Props) {
  const { threat, compose } = search;
  const close = () => change({ threat: undefined, compose: undefined }, { replace: true });
  if (compose === 'new' && rights.add)
    return (
      <NewThreatDialog
        types={types}
        onAdded={(id) => change({ compose: undefined, threat: id }, { replace: true })}
        onClose={() => change({ compose: undefined }, { replace: true })}
      />
    );
  if (threat === undefined) return null;
  if (compose === 'edit' && rights.change)
    return (
      <EditThreatDialog
        key={threat}
        id={threat}
        types={types}
        onClose={() => change({ compose: undefined }, { replace: true })}
      />
    );
  return (
    <ThreatDialog
      key={threat}
      id={threat}
      rights={rights}
      onEdit={() => change({ compose: 'edit' })}
      onSent={onSent}
      onClose={close}
    />
  );
}
