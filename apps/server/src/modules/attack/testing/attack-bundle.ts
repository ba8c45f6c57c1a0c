let made = 0;
/** Ids of STIX, one after the other. */
const nextUuid = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;

type Made = {
  readonly number: string;
  readonly name: string;
  readonly tactics?: readonly string[];
  readonly chain?: string;
  readonly more?: object;
};

const at = '2026-11-20T10:00:00.000Z';
const common = (type: string, id = `${type}--${nextUuid()}`) => ({
  type,
  spec_version: '2.1',
  id,
  created: at,
  modified: at,
});

/** A technique as an ATT&CK bundle has it. */
export const techniqueOf = ({ number, name, tactics = ['execution'], chain = 'mitre-attack', more = {} }: Made) => ({
  ...common('attack-pattern'),
  name,
  external_references: [
    { source_name: 'mitre-attack', external_id: number, url: `https://attack.example/techniques/${number}` },
  ],
  kill_chain_phases: tactics.map((phase) => ({ kill_chain_name: chain, phase_name: phase })),
  ...more,
});

export const objectOf = (type: string, more: object) => ({ ...common(type), ...more });

export const relationOf = (source: { readonly id: string }, target: { readonly id: string }, type = 'uses') =>
  objectOf('relationship', { relationship_type: type, source_ref: source.id, target_ref: target.id });

export const bundleOf = (...objects: readonly object[]) =>
  JSON.stringify({ type: 'bundle', id: `bundle--${nextUuid()}`, objects });
